import { qrPath } from "#core/qr.ts";
import { QrCode } from "#ui/QrCode.tsx";

export interface JoinCodeProps {
  code: string;
  label: string;
}

/** The QR code that connects a second phone to the network. */
export function JoinCode({ code, label }: JoinCodeProps) {
  return <QrCode code={qrPath(code, { margin: 2, quick: true })} size={144} label={label} />;
}
