import { House } from "lucide-react";
import type { Picture } from "#media/contract.ts";
import { qrPath } from "#core/qr.ts";
import { CARD, type CardBox } from "#guidebooks/cards/cardSize.ts";
import type { Card } from "#guidebooks/cards/cardOf.ts";
import { setExactText, setText, type SetText } from "#guidebooks/cards/cardText.ts";
import { lightColors } from "#core/colors.ts";

const serif = "'Fraunces Variable', Georgia, serif";
const sans = "'Figtree Variable', system-ui, sans-serif";
const { ink, soft, pine } = lightColors;
const middle = CARD.width / 2;
const WIDTH = CARD.width - 140;
const QR_TOP = 416;
const QR_SIZE = 420;
const BELOW = QR_TOP + QR_SIZE;
/** A card with a link to type below its code, or with the network and the password. */
const withLink = { textSize: 42, textTop: BELOW + 78, factsTop: BELOW + 222 };
const withFacts = { textSize: 36, textTop: BELOW + 56, factsTop: BELOW + 134 };
/** From the network to the password. */
const FACT_GAP = 106;

/** A long title has two smaller lines, so that the code stays in position. */
function titleOf(text: string): SetText {
  const oneLine = setText(text, { size: 82, width: WIDTH, lines: 1 });
  return oneLine.lines[0]?.endsWith("…") || oneLine.size < 60
    ? setText(text, { size: 60, width: WIDTH, lines: 2 })
    : oneLine;
}

interface CardDrawingProps {
  card: Card;
  logo: Picture | null;
  /** Its position on a sheet; without one it fills its box. */
  at?: CardBox;
  className?: string;
}

/** One card, in print colours in any theme. Tenths of a millimetre. */
export function CardDrawing({ card, logo, at, className }: CardDrawingProps) {
  const title = titleOf(card.title);
  const { textSize, textTop, factsTop } = card.kind === "wifi" ? withFacts : withLink;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${CARD.width} ${CARD.height}`}
      role="img"
      aria-label={`${card.title}, ${card.property}`}
      lang={card.language}
      direction={card.direction}
      textAnchor="middle"
      fontFamily={sans}
      className={className}
      {...at}
    >
      <path fill="#fff" d={`M0 0h${CARD.width}v${CARD.height}H0z`} />
      <rect
        x="26"
        y="26"
        width={CARD.width - 52}
        height={CARD.height - 52}
        rx="34"
        fill="none"
        stroke={lightColors.line}
        strokeWidth="3"
      />
      <Head card={card} logo={logo} />
      <Lines set={title} top={title.lines.length > 1 ? 296 : 332} family={serif} weight={600} fill={ink} />
      <Code code={card.code} top={QR_TOP} size={QR_SIZE} />
      <Lines set={setText(card.text, { size: textSize, width: WIDTH, lines: 2 })} top={textTop} fill={soft} />
      <Facts card={card} top={factsTop} />
    </svg>
  );
}

function Head({ card, logo }: Pick<CardDrawingProps, "card" | "logo">) {
  const Icon = card.kind === "door" ? House : card.icon;
  return (
    <>
      {logo ? (
        <image
          href={logo.url}
          x={middle - 180}
          y="66"
          width="360"
          height="110"
          preserveAspectRatio="xMidYMid meet"
        />
      ) : (
        <Icon x={middle - 38} y={84} width={76} height={76} color={pine} strokeWidth={1.75} aria-hidden />
      )}
      <Lines
        set={setText(card.property, { size: 36, width: WIDTH, lines: 1 })}
        top={222}
        fill={soft}
        weight={600}
      />
    </>
  );
}

function Code({ code, top, size }: { code: string; top: number; size: number }) {
  const { path, modules } = qrPath(code, { margin: 0 });
  return (
    <svg
      x={middle - size / 2}
      y={top}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
    >
      <path fill="#000" d={path} />
    </svg>
  );
}

/** The link to type, or network and password letter by letter, and a warning who must not read them. */
function Facts({ card, top }: { card: Card; top: number }) {
  const size = card.kind === "wifi" ? 50 : 34;
  return (
    <>
      {card.facts.map(({ label, value }, at) => (
        <g key={value} transform={`translate(0 ${top + at * FACT_GAP})`}>
          {label && <Lines set={{ lines: [label], size: 28 }} top={0} fill={soft} />}
          <Lines
            set={setExactText(value, { size, width: WIDTH })}
            top={label ? 50 : 10}
            fill={ink}
            weight={600}
            isExact
          />
        </g>
      ))}
      {card.warning && (
        <Lines set={{ lines: [card.warning], size: 26 }} top={CARD.height - 58} fill={soft} weight={600} />
      )}
    </>
  );
}

interface LinesProps {
  set: SetText;
  top: number;
  fill: string;
  family?: string;
  weight?: number;
  /** Latin letters from left to right, also on a card in a right-to-left language. */
  isExact?: boolean;
}

function Lines({ set: { lines, size }, top, fill, family, weight, isExact }: LinesProps) {
  return (
    <text
      fontSize={size}
      fill={fill}
      fontFamily={family}
      fontWeight={weight}
      {...(isExact && { direction: "ltr", xmlSpace: "preserve" })}
    >
      {lines.map((line, at) => (
        <tspan key={at} x={middle} y={top + at * size * 1.2}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
