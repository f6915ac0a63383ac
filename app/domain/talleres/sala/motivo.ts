import { campoDeTexto } from "../../shared/campos";
import { paraOtros } from "../../shared/textoParaOtros";

/** Reason for a cancelled date, which the operator or the host writes for all people with a place. */
export const motivoDeCancelar = paraOtros(
  campoDeTexto("Escribe el motivo.")
    .min(5, "Escribe el motivo: se lo diremos a quienes tienen un lugar.")
    .max(300, "El motivo lleva a lo más 300 letras."),
  "del motivo",
);
