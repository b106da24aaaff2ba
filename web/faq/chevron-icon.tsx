import { Icon } from '../ui/icons.tsx';

/** Points down; whoever shows it turns it. */
export const ChevronIcon = () => (
  <Icon size={22}>
    <path d="m6 9.5 6 6 6-6" />
  </Icon>
);
