/** What is keyed in character by character: in this face l, I and 1 differ, as O and 0 do, and spaces can be counted. */
export function Spelled({ value }: { value: string }) {
  return <span className="spelled">{value}</span>;
}
