import { lightColors } from "#core/colors.ts";

/** A house at dusk with its light on: aligned to the bottom of its box, which clips sky and hills. */
export function PorchScene({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 800 1000"
      preserveAspectRatio="xMidYMax meet"
      overflow="visible"
      aria-hidden="true"
    >
      <linearGradient id="porch-sky" x2="0" y2="1">
        <stop stopColor="#0f1f25" />
        <stop offset=".45" stopColor="#1f4a4c" />
        <stop offset=".68" stopColor="#5c8377" />
        <stop offset=".8" stopColor="#d9a566" />
      </linearGradient>
      <radialGradient id="porch-glow">
        <stop stopColor="#ffd58a" stopOpacity=".95" />
        <stop offset=".3" stopColor="#ffc76a" stopOpacity=".4" />
        <stop offset="1" stopColor="#ffc76a" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="porch-path" x2="0" y2="1">
        <stop stopColor={lightColors.lamp} stopOpacity=".75" />
        <stop offset="1" stopColor={lightColors.lamp} stopOpacity=".05" />
      </linearGradient>
      <path d="M-1600-900h4000V1H-1600z" fill="#0f1f25" />
      <path d="M-1600 0h4000v1000h-4000z" fill="url(#porch-sky)" />
      <path
        d="M90 300h0M170 420h0M250 250h0M330 380h0M430 300h0M520 210h0M610 360h0M700 250h0M740 430h0M60 520h0M560 470h0M390 520h0"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".65"
      />
      <path d="M640 190a46 46 0 1 0 48 62a52 52 0 0 1-48-62" fill="#fbeccb" />
      <path
        d="M-1600 700l300-90 260 120 300-140 220 110 280-150 240 210 150-130 90 70 150-150 130 120 90-60 190 140 160-110 200 90 260-130 300 120 240-70 450 110v250h-4000z"
        fill="#2b5a5c"
      />
      <path
        d="M-1600 800q420-80 800 0t800 20q180-70 390-20t410-40q400-90 800 10t800-10v240h-4000z"
        fill="#1b4145"
      />
      <path
        d="M90 900l36-120 36 120zM150 910l28-92 28 92zM690 900l34-112 34 112z"
        fill="#10282d"
        stroke="#10282d"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <circle cx="462" cy="846" r="190" fill="url(#porch-glow)" />
      <path
        d="M-1600 890q420-60 800-10t800 20q220-50 420-24t380-6q420-40 800 10t800 0v130h-4000z"
        fill="#10282d"
      />
      <path d="M444 896h40l120 104H330z" fill="url(#porch-path)" />
      <path d="M340 788l110-84 120 84v110H340z" fill="#0b171b" />
      <path d="M322 796l128-98 140 98" fill="none" stroke="#0b171b" strokeWidth="16" strokeLinecap="round" />
      <path d="M536 712v44l30 22v-66z" fill="#0b171b" />
      <path d="M442 822h44v76h-44z" fill="#ffce73" />
      <path d="M368 816h44v40h-44zM514 816h32v40h-32z" fill={lightColors.lamp} />
      <path d="M390 816v40M368 836h44M530 816v40" stroke="#0b171b" strokeWidth="4" />
      <circle cx="464" cy="806" r="7" fill="#fff3d6" />
    </svg>
  );
}
