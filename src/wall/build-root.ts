/**
 * The shell program that builds the file system behind the wall, run in namespaces of its own: a root in memory with
 * the system's programs, our program and three devices, all read-only; what was there before is taken away. Behind a
 * wall already (`/.wall`), it only hides the numbers of the processes outside.
 *
 * Arguments: `exec` or `wait`, folders to build in, what is to be seen, `--`, and the command. With `wait` the shell stays as
 * the first process, to which the kernel delivers no signal of its own children: an abort ends as one.
 *
 * A wall is built for each process of ours: what the shell can do itself starts no program, and one program does all of a kind.
 */
export const buildRoot = `
set -ef
how=$1 places=$2
shift 2
show() {
  mount -n -o rbind,ro "$1" ".$1" 2>/dev/null || mount -n -o rbind,ro,nosuid,nodev "$1" ".$1"
}
if [ -e /.wall ]; then
  [ "$how" = exec ] || mount -n -t tmpfs -o ro,size=4k tmpfs /proc
else
  umask 022
  for place in $places; do [ ! -d "$place" ] || break; done
  mount -n -t tmpfs -o mode=755,size=256k,nr_inodes=512 tmpfs "$place"
  cd "$place"
  old=$IFS
  IFS='
'
  links= folders= files= seen=/usr
  for path in /bin /sbin /lib /lib32 /lib64 /libx32; do
    if [ -L "$path" ]; then links=$links$IFS$path
    elif [ -d "$path" ]; then folders=$folders$IFS.$path seen=$seen$IFS$path; fi
  done
  for path; do
    case $path in --) break ;; /usr/*|/lib/*|/bin/*) continue ;; esac
    if [ -d "$path" ]; then folders=$folders$IFS.$path; else folders=$folders$IFS.\${path%/*} files=$files$IFS.$path; fi
    seen=$seen$IFS$path
  done
  mkdir -p dev old proc usr $folders
  [ -z "$links" ] || cp -P $links .
  for path in .wall $files; do : >"$path"; done
  for path in $seen; do show "$path"; done
  IFS=$old
  for name in null zero urandom; do
    : >"dev/$name"
    mount -n --bind "/dev/$name" "dev/$name"
  done
  mount -n -o remount,bind,ro "$place"
  pivot_root . old
  cd /
  mount -n --rbind /old/proc /proc
  if [ "$how" = exec ]; then umount -n -l /old; else umount -n -l /old /proc; fi
fi
while [ "$1" != -- ]; do shift; done
shift
[ "$how" = wait ] || exec "$@"
"$@" && exit
exit $?
`;
