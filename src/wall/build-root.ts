/**
 * The shell program that builds the file system behind the wall, run in namespaces of its own: a root in memory with
 * the system's programs, our program and three devices, all read-only; what was there before is taken away. Behind a
 * wall already (`/.wall`), it only hides the numbers of the processes outside.
 *
 * Arguments: `exec` or `wait`, folders to build in, what is to be seen, `--`, and the command. With `wait` the shell stays as
 * the first process, to which the kernel delivers no signal of its own children: an abort ends as one.
 */
export const buildRoot = `
set -e
how=$1 places=$2
shift 2
show() {
  mount -n -o rbind,ro "$1" ".$1" 2>/dev/null || mount -n -o rbind,ro,nosuid,nodev "$1" ".$1"
}
if [ -e /.wall ]; then
  while [ "$1" != -- ]; do shift; done
  [ "$how" = exec ] || mount -n -t tmpfs -o ro,size=4k tmpfs /proc
else
  umask 022
  for place in $places; do [ ! -d "$place" ] || break; done
  mount -n -t tmpfs -o mode=755,size=256k,nr_inodes=512 tmpfs "$place"
  cd "$place"
  mkdir dev old proc usr
  : >.wall
  for name in bin sbin lib lib32 lib64 libx32; do
    if [ -L "/$name" ]; then ln -s "$(readlink "/$name")" "$name"
    elif [ -d "/$name" ]; then mkdir "$name"; show "/$name"; fi
  done
  show /usr
  while [ "$1" != -- ]; do
    case $1 in /usr/*|/lib/*|/bin/*) shift; continue ;; esac
    if [ -d "$1" ]; then mkdir -p ".$1"; else mkdir -p ".$(dirname "$1")"; : >".$1"; fi
    show "$1"
    shift
  done
  for name in null zero urandom; do
    : >"dev/$name"
    mount -n --bind "/dev/$name" "dev/$name"
  done
  mount -n -o remount,bind,ro "$place"
  pivot_root . old
  cd /
  mount -n --rbind /old/proc /proc
  umount -n -l /old
  [ "$how" = exec ] || umount -n -l /proc
fi
shift
[ "$how" = wait ] || exec "$@"
"$@" && exit
exit $?
`;
