import { classNames } from "~/components/classNames";
import { textoChico, textoSuave } from "~/styles/layout.css";

/**
 * Explains why the person cannot pay with a bono (prepaid sessions): they have none, or the bonos could not be read.
 */
export const SinBonos = ({ estado }: { estado: "success" | "error" }) => (
  <p className={classNames(textoSuave, textoChico)}>
    {estado === "error"
      ? "Tu saldo: 0 bonos (no disponible por ahora)."
      : "No tienes bonos para esta especialidad."}
  </p>
);
