import { classNames } from "~/components/classNames";
import { textoChico, textoSuave } from "~/styles/layout.css";

/** Explains why the person cannot pay with a prepaid session (`bono`): they have none, or these could not be read. */
export const SinBonos = ({ estado }: { estado: "success" | "error" }) => (
  <p className={classNames(textoSuave, textoChico)}>
    {estado === "error"
      ? "Tu saldo: 0 bonos (no disponible por ahora)."
      : "No tienes bonos para esta especialidad."}
  </p>
);
