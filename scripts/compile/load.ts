/** Loads the modules that are named, the last of which may be a program that ends by itself, so that Node keeps them compiled. */
for (const file of process.argv.slice(2)) await import(file);
process.exit();
