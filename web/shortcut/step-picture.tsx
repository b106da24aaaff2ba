/** LIST: drawings of the steps of a shortcut; long because they are drawings. */
import type { ReactNode } from 'react';

/** LIST: what can be drawn. */
export type StepName =
  | 'add'
  | 'address'
  | 'run'
  | 'source'
  | 'pick'
  | 'send'
  | 'wallet'
  | 'new'
  | 'sheet'
  | 'input'
  | 'contact'
  | 'share';

const card = 'fill-card';
const faint = 'fill-sunk';
const line = 'fill-line';
const accent = 'fill-accent';
const onAccent = 'fill-none stroke-accent-ink';
/** The phone itself, which would be white in the dark. */
const phone = 'fill-ink dark:fill-edge';
/** A drawing is mirrored with its page, but a tick or a letter is not. */
const upright = 'origin-center [transform-box:fill-box] rtl:-scale-x-100';

/** A drawing of the phone at one step; decoration beside the words. */
export function StepPicture({ step }: { readonly step: StepName }) {
  return (
    <svg
      viewBox="0 0 200 240"
      aria-hidden="true"
      className="h-auto w-32 shrink-0 self-start rounded-card bg-sunk in-[section.bg-sunk]:bg-card sm:w-full rtl:-scale-x-100"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect x="40" y="26" width="120" height="230" rx="22" className={phone} />
      <rect x="45" y="31" width="110" height="220" rx="18" className="fill-paper" />
      <rect x="84" y="37" width="32" height="8" rx="4" className={phone} />
      {screens[step]}
    </svg>
  );
}

const screens: Readonly<Record<StepName, ReactNode>> = {
  add: (
    <>
      <rect x="73" y="70" width="54" height="54" rx="14" className={accent} />
      <path d="M100 83v22m-9-9 9 9 9-9" className={onAccent} />
      <rect x="68" y="138" width="64" height="8" rx="4" className={line} />
      <rect x="78" y="152" width="44" height="8" rx="4" className={line} />
      <rect x="55" y="186" width="90" height="28" rx="14" className={accent} />
      <path d="M92 200h16m-8-8v16" className={onAccent} />
    </>
  ),
  address: (
    <>
      <rect x="53" y="62" width="94" height="118" rx="14" className={card} stroke="none" />
      <rect x="63" y="76" width="50" height="8" rx="4" className={line} />
      <rect x="63" y="94" width="74" height="24" rx="8" className="fill-accent-wash stroke-accent" strokeWidth="2.5" />
      <text x="70" y="111" direction="ltr" fontSize="14" className={`fill-accent font-semibold ${upright}`}>
        @
      </text>
      <rect x="88" y="103" width="38" height="7" rx="3.5" className={accent} />
      <rect x="63" y="126" width="74" height="18" rx="8" className={faint} />
      <rect x="63" y="150" width="74" height="18" rx="8" className={faint} />
      <rect x="55" y="194" width="90" height="26" rx="13" className={accent} />
    </>
  ),
  run: (
    <>
      {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => (
        <rect
          key={at}
          x={55 + (at % 3) * 32}
          y={64 + Math.floor(at / 3) * 38}
          width="26"
          height="26"
          rx="7"
          className={at === 4 ? accent : line}
        />
      ))}
      <path d="M95 115h10m-4-4 4 4-4 4" className={onAccent} strokeWidth="2.5" />
      <circle cx="100" cy="115" r="24" className="fill-none stroke-accent" strokeWidth="2.5" strokeDasharray="1 7" />
      <rect x="51" y="196" width="98" height="34" rx="14" className={line} />
    </>
  ),
  source: (
    <>
      {[0, 1, 2].map((at) => (
        <rect key={at} x="53" y={76 + at * 46} width="94" height="38" rx="11" className={card} />
      ))}
      <g className="fill-none stroke-accent" strokeWidth="3">
        <rect x="63" y="86" width="20" height="18" rx="4" />
        <path d="m65 101 6-7 4 4 3-3 4 5" />
        <path d="M64 135v12a3 3 0 0 0 3 3h13a3 3 0 0 0 3-3v-9a3 3 0 0 0-3-3h-7l-3-3h-3a3 3 0 0 0-3 3Z" />
        <path d="M64 180h4l2-3h6l2 3h4a1 1 0 0 1 1 1v13h-20v-13a1 1 0 0 1 1-1Z" />
        <circle cx="73" cy="187" r="3.5" />
      </g>
      <rect x="92" y="91" width="40" height="8" rx="4" className={line} />
      <rect x="92" y="137" width="28" height="8" rx="4" className={line} />
      <rect x="92" y="183" width="36" height="8" rx="4" className={line} />
    </>
  ),
  pick: (
    <>
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <rect
          key={at}
          x={53 + (at % 2) * 49}
          y={60 + Math.floor(at / 2) * 58}
          width="45"
          height="52"
          rx="8"
          className={at === 2 ? card : line}
        />
      ))}
      <rect x="53" y="118" width="45" height="52" rx="8" className="fill-card stroke-accent" strokeWidth="3" />
      <rect x="60" y="126" width="24" height="5" rx="2.5" className={line} />
      <rect x="60" y="135" width="18" height="5" rx="2.5" className={line} />
      <path
        d="M61 147h8v8h-8zm12 0h4v4h-4zm0 8h8v4h-8zm-12 4h5v4h-5zm20-12h4v8h-4zm4 12h4v4h-4z"
        className="fill-ink"
      />
      <circle cx="94" cy="166" r="11" className={accent} />
      <path d="m89.5 166 3 3.5 6-7" className={`${onAccent} ${upright}`} strokeWidth="2.5" />
    </>
  ),
  send: (
    <>
      <rect x="53" y="62" width="94" height="150" rx="14" className={card} />
      <circle cx="132" cy="78" r="10" className={accent} />
      <path d="M132 83v-10m-4 4 4-4 4 4" className={onAccent} strokeWidth="2.5" />
      <rect x="63" y="74" width="44" height="8" rx="4" className={line} />
      <rect x="63" y="98" width="74" height="3" rx="1.5" className={line} />
      <rect x="63" y="110" width="58" height="7" rx="3.5" className={line} />
      <rect x="63" y="123" width="74" height="3" rx="1.5" className={line} />
      <rect x="63" y="140" width="50" height="58" rx="7" className={faint} />
      <path
        d="M72 152h14v14h-14zm20 0h10v6h-10zm0 12h12v5h-12zm-20 10h30v5h-30zm0 10h20v5h-20z"
        className="fill-edge"
      />
    </>
  ),
  new: (
    <>
      <rect x="53" y="60" width="94" height="26" rx="13" className={faint} />
      <circle cx="67" cy="72" r="5" className="fill-none stroke-soft" strokeWidth="2.5" />
      <path d="m71 76 4 4" className="fill-none stroke-soft" strokeWidth="2.5" />
      <rect x="82" y="69" width="44" height="7" rx="3.5" className={line} />
      <rect x="53" y="96" width="94" height="38" rx="11" className="fill-card stroke-accent" strokeWidth="2.5" />
      <rect x="61" y="104" width="22" height="22" rx="6" className={accent} />
      <path d="M66 110h12v10H66zm0 1 6 5 6-5" className={onAccent} strokeWidth="2" />
      <rect x="91" y="111" width="40" height="8" rx="4" className={line} />
      {[146, 190].map((y) => (
        <rect key={y} x="53" y={y} width="94" height="34" rx="11" className={card} />
      ))}
    </>
  ),
  sheet: (
    <>
      {[66, 104, 142].map((y) => (
        <g key={y}>
          <rect x="53" y={y} width="94" height="30" rx="10" className={card} />
          <rect x="62" y={y + 11} width="38" height="8" rx="4" className={line} />
        </g>
      ))}
      <rect x="117" y="111" width="24" height="15" rx="7.5" className={accent} />
      <circle cx="133.5" cy="118.5" r="5.5" className="fill-accent-ink" />
      <rect x="117" y="73" width="24" height="15" rx="7.5" className={line} />
      <circle cx="124.5" cy="80.5" r="5.5" className={card} />
      <rect x="117" y="149" width="24" height="15" rx="7.5" className={line} />
      <circle cx="124.5" cy="156.5" r="5.5" className={card} />
      <path d="M86 206h-8v26h44v-26h-8m-14 14v-30m-8 8 8-8 8 8" className="fill-none stroke-accent" strokeWidth="3.5" />
    </>
  ),
  input: (
    <>
      <rect x="53" y="66" width="94" height="96" rx="14" className={card} />
      <rect x="62" y="76" width="22" height="22" rx="6" className={accent} />
      <path d="M67 82h12v10H67zm0 1 6 5 6-5" className={onAccent} strokeWidth="2" />
      <rect x="92" y="83" width="40" height="8" rx="4" className={line} />
      <rect x="62" y="108" width="76" height="22" rx="8" className="fill-accent-wash stroke-accent" strokeWidth="2.5" />
      <path d="M70 113h7l4 4v8H70z" className="fill-accent" stroke="none" />
      <rect x="87" y="115" width="42" height="8" rx="4" className={accent} />
      <rect x="62" y="140" width="56" height="8" rx="4" className={faint} />
      <rect x="55" y="194" width="90" height="26" rx="13" className={accent} />
      <path d="m91 207 6 6 12-12" className={`${onAccent} ${upright}`} />
    </>
  ),
  contact: (
    <>
      <circle cx="100" cy="92" r="26" className="fill-accent-wash" />
      <circle cx="100" cy="86" r="9" className={accent} />
      <path d="M84 108a16 12 0 0 1 32 0z" className={accent} stroke="none" />
      <rect x="70" y="128" width="60" height="9" rx="4.5" className={line} />
      <rect x="53" y="150" width="94" height="30" rx="10" className={card} />
      <rect x="62" y="161" width="64" height="8" rx="4" className={accent} />
      <rect x="55" y="194" width="90" height="26" rx="13" className={accent} />
      <path d="M92 207h16m-8-8v16" className={onAccent} />
    </>
  ),
  share: (
    <>
      <rect x="68" y="56" width="64" height="74" rx="8" className={card} />
      <rect x="76" y="66" width="34" height="6" rx="3" className={line} />
      <path d="M84 82h12v12H84zm18 0h10v5h-10zm0 10h12v5h-12zm-18 10h26v4H84zm0 9h18v4H84z" className="fill-edge" />
      <rect x="49" y="146" width="102" height="102" rx="16" className={faint} />
      {[58, 87, 116].map((x) => (
        <rect key={x} x={x} y="160" width="24" height="24" rx="7" className={x === 87 ? accent : line} />
      ))}
      <path d="M92 167h14v10H92zm0 1 7 5 7-5" className={onAccent} strokeWidth="2" />
      <rect x="58" y="196" width="84" height="10" rx="5" className={card} />
      <rect x="58" y="214" width="84" height="10" rx="5" className={card} />
    </>
  ),
  wallet: (
    <>
      <rect x="53" y="66" width="94" height="40" rx="11" className={line} />
      <rect x="53" y="82" width="94" height="40" rx="11" className="fill-soft" />
      <rect x="53" y="98" width="94" height="110" rx="11" className={accent} />
      <g className="fill-accent-ink">
        <rect x="63" y="108" width="32" height="6" rx="3" />
        <rect x="63" y="122" width="52" height="10" rx="5" />
        <rect x="63" y="140" width="22" height="6" rx="3" />
        <rect x="113" y="140" width="22" height="6" rx="3" />
      </g>
      <rect x="78" y="154" width="44" height="44" rx="6" fill="white" />
      <path
        d="M84 160h10v10h-10zm22 0h10v10h-10zm-22 22h10v10h-10zm14-20h4v8h-4zm0 14h8v4h-8zm12 0h6v8h-6zm-10 8h6v8h-6zm10 4h4v4h-4zm-24-12h6v3h-6z"
        fill="black"
      />
    </>
  ),
};
