interface Props {
  primero: string | null;
  segundo: string | null;
}

/** Members of the guard on duty now. */
export function DeTurno({ primero, segundo }: Props) {
  if (primero === null && segundo === null)
    return <>Nadie está de guardia ahora: una alerta avisa a toda la guardia.</>;
  return (
    <>
      De guardia ahora: <strong>{primero ?? "nadie"}</strong>. Segundo nivel:{" "}
      <strong>{segundo ?? "nadie"}</strong>.
    </>
  );
}
