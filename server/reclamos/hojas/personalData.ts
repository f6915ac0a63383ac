import { hojaEnPalabras } from "../../../app/domain/reclamos/enPalabras";
import { paraLaPersona } from "../../../app/domain/reclamos/respuesta";
import { own, through, type PersonalData } from "../../platform/declarations";
import { makeRespuestaRepository } from "../respuestas/repository";
import { makeTextosDeLibro } from "./closed";
import { makeHojaRepository } from "./repository";
import type { HojaTables } from "./tables";

const ILEGIBLE = "No podemos leer esta hoja.";

/** Sheets stay after the deletion of an account (Ley 29571, art. 150); the row that says whose they are does not. */
export const personalData: PersonalData<HojaTables> = {
  hojas_de_reclamacion: {
    titulo: "Tus reclamos y quejas",
    camino: through("personas_de_reclamo", "id_hoja"),
    columnas: {
      numero: "Número",
      anio: "Año",
      codigo: "Código",
      tipo: "Tipo",
      registrada_en: "Fecha",
      vence_el: "Fecha límite",
      respondida_en: "Respondida",
      por_entregar_desde: "Carta por entregar desde",
      hoja_cerrada: "Hoja",
    },
    cerrada: {
      columna: "hoja_cerrada",
      leer(filas, { db, secretoDeRespuestas }) {
        const hojas = makeHojaRepository(db, makeTextosDeLibro(secretoDeRespuestas, "hojas"));
        const textos = makeTextosDeLibro(secretoDeRespuestas, "respuestasDeReclamo");
        const respuestas = makeRespuestaRepository(db, textos);
        return Promise.all(
          filas.map(async ({ codigo }) => {
            const hoja = await hojas.porCodigo(String(codigo));
            if (!hoja) return ILEGIBLE;
            const palabras = hojaEnPalabras(hoja, paraLaPersona(await respuestas.deLaHoja(hoja.idHoja)));
            if (!palabras) return ILEGIBLE;
            return palabras.secciones
              .flatMap(({ datos }) => datos.map(([termino, valor]) => `${termino}: ${valor}`))
              .join("\n");
          }),
        );
      },
    },
    alEliminar: "conservar",
  },
  personas_de_reclamo: {
    titulo: "Cuáles de las hojas son tuyas",
    camino: own,
    columnas: { id_hoja: "Hoja" },
    alEliminar: "borrar",
  },
};
