import { z } from "zod";
import {
  diaDeFeriado,
  nombreDeFeriado,
  RECHAZOS_DE_FERIADO,
} from "../../app/domain/reclamos/feriados/feriado";
import { RECHAZOS_AL_LEER } from "../../app/domain/reclamos/lecturas";
import { numeroEscrito } from "../../app/domain/reclamos/registro";
import { RECHAZOS_DE_RESPUESTA, textoDeRespuesta } from "../../app/domain/reclamos/respuesta";
import { done } from "../../app/domain/shared/result";
import { leer } from "../platform/orders/argumentos";
import { orden } from "../platform/orders/orden";

const PASOS = [
  ...["listar", "ver", "imprimir", "responder", "corregir", "entregar"],
  ...["csv", "feriados", "feriado", "sin-feriado"],
] as const;
const PASO = z.enum(PASOS, `es ${PASOS.slice(0, -1).join(", ")} o ${PASOS.at(-1)}`).default("listar");

const numero = z.string("falta el número de la hoja").transform((texto, contexto) => {
  const leido = numeroEscrito(texto);
  if (!leido) contexto.addIssue({ code: "custom", message: "es un número como 000000001-2026" });
  return leido ?? z.NEVER;
});
const anioDeLibro = z
  .string("falta el año")
  .regex(/^20\d\d$/, "es un año como 2026")
  .transform(Number);

export const orders = {
  reclamos: orden({
    uso: "reclamos [listar] | reclamos ver NÚMERO | reclamos imprimir NÚMERO | reclamos responder NÚMERO TEXTO | reclamos corregir NÚMERO TEXTO | reclamos entregar NÚMERO DÍA TEXTO | reclamos csv AÑO | reclamos feriados | reclamos feriado DÍA NOMBRE | reclamos sin-feriado DÍA",
    ayuda:
      "El Libro de Reclamaciones. Listar: las hojas sin respuesta, la que vence antes primero. Ver: una hoja entera. Imprimir: la página para imprimirla, con su respuesta, para quien no dejó correo. Responder: la única respuesta, que también se envía por correo. Corregir: añade una nota con su fecha; la respuesta no cambia. Entregar: anota el día en que llegó la carta, y cómo. Csv: el libro de un año. Feriados: los que vienen; feriado añade uno regional o declarado, y sin-feriado quita uno. Cambian el plazo de las hojas nuevas y de ninguna anterior.",
    opciones: {},
    rechazos: { ...RECHAZOS_AL_LEER, ...RECHAZOS_DE_RESPUESTA, ...RECHAZOS_DE_FERIADO },
    async hacer({ acts, operador, resto: [escrito, objeto, ...palabras] }) {
      const paso = leer(PASO, escrito, "reclamos");
      if (paso === "listar") return done(await acts.libroDeReclamaciones.porResponder());
      if (paso === "feriados") return done(await acts.feriados.proximos());
      if (paso === "csv")
        return acts.libroDeReclamaciones.csv({ operador, anio: leer(anioDeLibro, objeto, "AÑO") });
      const escritas = palabras.join(" ") || undefined;
      if (paso === "feriado" || paso === "sin-feriado") {
        const deDia = { operador, fecha: leer(diaDeFeriado, objeto, "DÍA") };
        return paso === "feriado"
          ? acts.feriados.poner({ ...deDia, nombre: leer(nombreDeFeriado, escritas, "NOMBRE") })
          : acts.feriados.quitar(deDia);
      }
      const deHoja = { operador, ...leer(numero, objeto, "NÚMERO") };
      if (paso === "ver") return acts.libroDeReclamaciones.ver(deHoja);
      if (paso === "imprimir") return acts.libroDeReclamaciones.imprimir(deHoja);
      if (paso === "entregar") {
        const [dia, ...resto] = palabras;
        return acts.respuestasDeReclamo.entregar({
          ...deHoja,
          entregadaEl: leer(diaDeFeriado, dia, "DÍA"),
          texto: leer(textoDeRespuesta, resto.join(" ") || undefined, "TEXTO"),
        });
      }
      const conTexto = { ...deHoja, texto: leer(textoDeRespuesta, escritas, "TEXTO") };
      return acts.respuestasDeReclamo[paso](conTexto);
    },
  }),
};
