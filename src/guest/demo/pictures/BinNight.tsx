import { Frame } from "#guest/demo/pictures/Frame.tsx";

const bins = [
  { x: 150, lid: "#b8402c", label: "Rubbish" },
  { x: 400, lid: "#e2b13a", label: "Recycling" },
  { x: 650, lid: "#3f7fa8", label: "Glass" },
];

/** The three bins at the end of the drive, under the street's evening. */
export function BinNight() {
  return (
    <Frame
      height={600}
      wall={
        <>
          <path d="M0 0h800v330H0z" fill="#19383f" />
          <path
            d="M60 62h0M210 110h0M344 48h0M506 96h0M640 54h0M742 130h0"
            stroke="#fff"
            strokeWidth="6"
            strokeLinecap="round"
            opacity=".7"
          />
          <path d="M0 300q180-60 380-22t420-30v120H0z" fill="#24525a" />
          <path d="M0 352h800v248H0z" fill="#12303a" />
          <path d="M0 520h800v80H0z" fill="#0c222a" />
        </>
      }
    >
      {bins.map(({ x, lid, label }) => (
        <g key={label} transform={`translate(${x} 0)`}>
          <ellipse cy="500" rx="104" ry="16" fill="#08171c" opacity=".6" />
          <path d="M-82 236H82L66 492H-66z" fill="#33454a" />
          <path d="M-82 236H82l-3 40H-79z" fill="#2a3a3f" />
          <path d="M-92 204q0-18 18-18H74q18 0 18 18v26q0 8-8 8H-84q-8 0-8-8z" fill={lid} />
          <path d="M-60 186v-14H60v14" fill="none" stroke="#2a3a3f" strokeWidth="12" />
          <circle cx="-52" cy="488" r="24" fill="#0c1c20" />
          <circle cx="52" cy="488" r="24" fill="#0c1c20" />
          <circle cx="-52" cy="488" r="9" fill="#5b6c70" />
          <circle cx="52" cy="488" r="9" fill="#5b6c70" />
          <text
            y="390"
            textAnchor="middle"
            fontFamily="Figtree, system-ui, sans-serif"
            fontSize="31"
            fontWeight="600"
            fill="#f4efe6"
          >
            {label}
          </text>
        </g>
      ))}
    </Frame>
  );
}
