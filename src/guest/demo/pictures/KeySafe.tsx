import { Frame, Step } from "#guest/demo/pictures/Frame.tsx";

/** The key safe on a timber wall: wheels, lever, key. The wheels show no figure, which would be read as the code. */
export function KeySafe() {
  return (
    <Frame
      height={500}
      wall={
        <path
          d="M0 62h800M0 125h800M0 188h800M0 251h800M0 314h800M0 377h800M0 440h800"
          stroke="#163a3d"
          strokeWidth="5"
        />
      }
    >
      <path d="M560 0h240v500H560z" fill="#d89a3c" />
      <path d="M560 0h14v500h-14z" fill="#14262b" opacity=".35" />
      <path d="M604 60h150v150H604zM604 250h150v200H604z" fill="none" stroke="#b97f2b" strokeWidth="7" />
      <circle cx="592" cy="300" r="13" fill="#14262b" />
      <rect x="212" y="92" width="226" height="322" rx="26" fill="#0c1c20" />
      <rect x="228" y="106" width="194" height="292" rx="18" fill="#35474b" />
      <rect x="246" y="150" width="124" height="168" rx="12" fill="#0c1c20" />
      {[0, 1, 2, 3].map((wheel) => (
        <g key={wheel} transform={`translate(258 ${162 + wheel * 38})`}>
          <rect width="100" height="30" rx="8" fill="#efe8dc" />
          <path d="M10 6v18M18 6v18M82 6v18M90 6v18" stroke="#a89f8d" strokeWidth="3" />
          <circle cx="50" cy="15" r="5" fill="#14262b" />
        </g>
      ))}
      <rect x="384" y="172" width="26" height="86" rx="13" fill="#0c1c20" />
      <path
        d="M397 284v46m-15-15 15 15 15-15"
        fill="none"
        stroke="#f2b14c"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M270 352h106" stroke="#0c1c20" strokeWidth="8" strokeLinecap="round" />
      <g fill="none" stroke="#f2b14c" strokeWidth="9" strokeLinecap="round">
        <circle cx="116" cy="232" r="28" />
        <path d="M116 260v104m0-14h26m-26-30h20" />
      </g>
      <Step x={212} y={162} number={1} />
      <Step x={446} y={214} number={2} />
      <Step x={116} y={172} number={3} />
    </Frame>
  );
}
