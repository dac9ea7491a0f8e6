/** Words such as "how-to" and "Wi-Fi" stay whole: a line must not end at their hyphen. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      <span key={at} className="whitespace-nowrap">
        {piece}
      </span>
    ),
  );
}
