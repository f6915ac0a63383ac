import { classNames } from "~/components/classNames";
import { textoChico, textoSuave } from "~/styles/layout.css";

/** Why the saldo cannot pay: there is none, or nobody could say. */
export const SinBonos = ({ estado }: { estado: "success" | "error" }) => (
  <p className={classNames(textoSuave, textoChico)}>
    {estado === "error"
      ? "Tu saldo: 0 bonos (no disponible por ahora)."
      : "No tienes bonos para esta especialidad."}
  </p>
);
