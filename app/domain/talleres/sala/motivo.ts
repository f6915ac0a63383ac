import { campoDeTexto } from "../../shared/campos";
import { paraOtros } from "../../shared/textoParaOtros";

/** Why a date is not held, as it is told to all who have a place, whoever writes it. */
export const motivoDeCancelar = paraOtros(
  campoDeTexto("Escribe el motivo.")
    .min(5, "Escribe el motivo: se lo diremos a quienes tienen un lugar.")
    .max(300, "El motivo lleva a lo más 300 letras."),
  "del motivo",
);
