import { Frame, Step } from "#guest/demo/pictures/Frame.tsx";

/** The wood burner with the air handle pulled out. */
export function WoodBurner() {
  return (
    <Frame height={600}>
      <path d="M0 520h800v80H0z" fill="#14343a" />
      <path d="M360 0h80v110h-80z" fill="#0c1c20" />
      <rect x="190" y="104" width="420" height="356" rx="22" fill="#0c1c20" />
      <path d="M214 460h52v62h-52zM534 460h52v62h-52z" fill="#0c1c20" />
      <rect x="238" y="150" width="324" height="226" rx="14" fill="#3a1c12" />
      <path
        d="M400 186q-26 52-64 84-34 32-16 70 24 34 80 34t80-34q18-38-16-70-22-20-26-46-20 18-18 44-24-36-20-82z"
        fill="#e5732c"
      />
      <path
        d="M402 254q-16 34-38 54-18 18-8 38 14 20 44 20t44-20q10-22-10-40-10 12-14 4-14-22-18-56z"
        fill="#ffd27a"
      />
      <path d="M282 352h236v22H282z" fill="#6b4226" />
      <circle cx="286" cy="363" r="17" fill="#8a5a36" />
      <circle cx="514" cy="363" r="17" fill="#8a5a36" />
      <rect x="576" y="226" width="16" height="86" rx="8" fill="#8b9896" />
      <path d="M378 414h44v60h-44z" fill="#8b9896" />
      <rect x="352" y="470" width="96" height="24" rx="12" fill="#cfd6d2" />
      <path
        d="M486 440v66m-16-16 16 16 16-16"
        fill="none"
        stroke="#f2b14c"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g fill="#7b4d2d">
        <rect x="40" y="452" width="118" height="34" rx="17" />
        <rect x="30" y="488" width="128" height="34" rx="17" />
        <rect x="54" y="416" width="94" height="34" rx="17" />
      </g>
      <g fill="#c79a68">
        <circle cx="57" cy="469" r="12" />
        <circle cx="47" cy="505" r="12" />
        <circle cx="71" cy="433" r="12" />
      </g>
      <Step x={322} y={482} number={1} />
      <Step x={96} y={384} number={2} />
      <Step x={620} y={269} number={3} />
    </Frame>
  );
}
