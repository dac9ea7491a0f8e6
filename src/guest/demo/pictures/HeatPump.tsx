import { Frame, Step } from "#guest/demo/pictures/Frame.tsx";

/** The heat pump and its remote, with the three buttons of the guide. */
export function HeatPump() {
  return (
    <Frame height={600}>
      <rect x="70" y="70" width="400" height="132" rx="26" fill="#f2ece1" />
      <path d="M92 162h356" stroke="#cfc4b0" strokeWidth="8" strokeLinecap="round" />
      <circle cx="430" cy="110" r="8" fill="#4fae74" />
      <g fill="none" stroke="#ffd58a" strokeWidth="8" strokeLinecap="round" opacity=".85">
        <path d="M140 236q-24 36 0 68t0 68M232 236q-24 36 0 68t0 68M324 236q-24 36 0 68t0 68M416 236q-24 36 0 68t0 68" />
      </g>
      <rect x="548" y="96" width="186" height="430" rx="34" fill="#f2ece1" />
      <rect x="570" y="120" width="142" height="120" rx="14" fill="#c9d6c6" />
      <text
        x="653"
        y="214"
        textAnchor="middle"
        fontFamily="Figtree, system-ui, sans-serif"
        fontSize="58"
        fontWeight="600"
        fill="#14262b"
      >
        21°
      </text>
      <circle cx="594" cy="144" r="8" fill="#14262b" />
      <path d="M594 128v4m0 24v4m-16-16h4m24 0h4" stroke="#14262b" strokeWidth="4" strokeLinecap="round" />
      <circle cx="641" cy="296" r="36" fill="#1f5450" />
      <path
        d="M641 276v18m-14-9a20 20 0 1 0 28 0"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <rect x="580" y="354" width="122" height="46" rx="23" fill="#d5cab6" />
      <text
        x="641"
        y="385"
        textAnchor="middle"
        fontFamily="Figtree, system-ui, sans-serif"
        fontSize="23"
        fontWeight="700"
        fill="#14262b"
      >
        MODE
      </text>
      <rect x="580" y="422" width="54" height="72" rx="16" fill="#d5cab6" />
      <rect x="648" y="422" width="54" height="72" rx="16" fill="#d5cab6" />
      <path
        d="M593 466l14-14 14 14M661 452l14 14 14-14"
        fill="none"
        stroke="#14262b"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Step x={548} y={296} number={1} />
      <Step x={548} y={377} number={2} />
      <Step x={548} y={458} number={3} />
    </Frame>
  );
}
