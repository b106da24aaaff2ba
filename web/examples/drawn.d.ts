/** Passes as they are drawn while the website is built: `drawnPasses` in `vite.config.ts`. */
declare module '*?drawn' {
  const picture: { readonly src: string; readonly width: number; readonly height: number };
  export default picture;
}
