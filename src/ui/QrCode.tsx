import type { QrPath } from "#core/qr.ts";

interface QrCodeProps {
  code: QrPath;
  /** Width and height as drawn, in CSS pixels. */
  size: number;
  /** Its target, for screen readers. */
  label: string;
  className?: string;
}

/** A QR code, black on white in dark mode too: cameras need it. */
export function QrCode({ code: { path, modules }, size, label, className }: QrCodeProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${modules}v${modules}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
