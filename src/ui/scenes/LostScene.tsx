import { rolling } from "#ui/scenes/line.ts";

/** A signpost at a fork in the dusk, under its lamp, and a lit house at the end of one way. For what is not found. */
export function LostScene({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1200 600"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      aria-hidden="true"
    >
      <linearGradient id="lost-sky" x2="0" y2="1">
        <stop stopColor="#0d2730" />
        <stop offset=".24" stopColor="#235459" />
        <stop offset=".4" stopColor="#6f9384" />
        <stop offset=".54" stopColor="#f2bd78" />
      </linearGradient>
      <radialGradient id="lost-glow">
        <stop stopColor="#ffd58a" stopOpacity=".85" />
        <stop offset=".35" stopColor="#ffc76a" stopOpacity=".34" />
        <stop offset="1" stopColor="#ffc76a" stopOpacity="0" />
      </radialGradient>
      <path d="M0 0h1200v600H0z" fill="url(#lost-sky)" />
      <path
        d="M300 90h0M352 196h0M604 64h0M690 150h0M806 92h0M884 190h0M930 70h0M156 150h0M1040 160h0M90 60h0M1120 60h0"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".7"
      />
      <path d="M760 116a26 26 0 1 0 28 36a30 30 0 0 1-28-36" fill="#fbeccb" />
      <path d={rolling(farHills)} fill="#3d6c6c" opacity=".7" />
      <path d={rolling(hills)} fill="#24525a" />
      <circle cx="748" cy="384" r="130" fill="url(#lost-glow)" />
      <path d={rolling(meadow)} fill="#153840" />
      <path
        d="M744 404h22l-6 18q-14 40-78 70t-92 108H470q44-82 130-122t144-74z"
        fill="#ffd27a"
        opacity=".2"
      />
      <path d="M530 600q-30-60-130-84t-150-76q80 40 190 62t176 98z" fill="#ffd27a" opacity=".12" />
      <path d="M706 404v-38l48-36 48 36v38zM768 350v-28h13v38z" fill="#0c222a" />
      <path d="M742 404v-30h18v30zM718 374h16v15h-16zM772 374h16v15h-16z" fill="#ffd27a" />
      <path d="M846 410l26-78 26 78zM890 414l20-60 20 60z" fill="#0c222a" />
      <path d={rolling(ground)} fill="#0c222a" opacity=".55" />
      <circle cx="470" cy="214" r="170" fill="url(#lost-glow)" />
      <path d="M464 556V232h12v324z" fill="#0c222a" />
      <path d="M458 236l-5-34h34l-5 34zM450 202l20-18 20 18z" fill="#0c222a" />
      <path d="M463 231l-3-23h20l-3 23z" fill="#ffd27a" />
      <path d="M452 266h138l30 24-30 24H452zM488 330H368l-28 22 28 22h120z" fill="#0c222a" />
      <path d="M478 290h92M464 352h-76" stroke="#ffd27a" strokeWidth="4" strokeLinecap="round" opacity=".5" />
      <path
        d="M430 560q14-22 18-44q4 26 2 44q12-30 26-36q-8 20-8 36q16-20 26-22q-8 14-8 22zM842 566q10-18 12-32q6 18 4 32q10-20 20-24q-6 14-6 24z"
        fill="#0c222a"
      />
    </svg>
  );
}

const farHills = [
  [0, 330],
  [240, 270],
  [480, 340],
  [760, 290],
  [1000, 330],
  [1200, 280],
] as const;

const hills = [
  [0, 400],
  [220, 350],
  [470, 410],
  [700, 384],
  [960, 400],
  [1200, 350],
] as const;

const meadow = [
  [0, 470],
  [260, 432],
  [520, 462],
  [748, 388],
  [960, 412],
  [1200, 396],
] as const;

const ground = [
  [0, 560],
  [300, 528],
  [600, 590],
  [900, 530],
  [1200, 550],
] as const;
