import { z } from "zod";
import { codigo } from "~/domain/shared/actos/escrito";
import { RECHAZOS_POR_DERECHO } from "~/domain/equipo/derechos/exigir";
import { services } from "~/services.server";
import { exigir } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { exigirMiembro } from "../marco/sesion.server";
import { enTexto, enTextoConTotal, ultimoDia } from "./palabras";
import { HREF_DE_MEDICION, partesDe } from "./partes";

/** A survey that nobody could choose counts as none. */
const encuestaPedida = z.object({ encuesta: codigo.optional().catch(undefined) });

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const { encuesta } = encuestaPedida.parse(Object.fromEntries(new URL(args.request.url).searchParams));
  const vista = exigir(
    await services.cuestionarios.verEncuestasDeEquipo(miembro, { encuesta }),
    RECHAZOS_POR_DERECHO,
  );
  const { elegida, versiones } = vista;
  return {
    partes: partesDe(miembro),
    hasta: ultimoDia(vista.hasta),
    encuestas: vista.encuestas.map(({ idform, titulo }) => ({
      texto: titulo,
      href: `${HREF_DE_MEDICION}/encuestas?${new URLSearchParams({ encuesta: idform })}`,
      activo: idform === elegida?.idform,
    })),
    versiones: versiones.map(({ version, respuestas, preguntas }) => ({
      version,
      nombre: `Versión ${version}`,
      respuestas: enTexto(respuestas),
      preguntas: preguntas.map(({ codPregunta, pregunta, conNps, nps, veces, ...contada }) => ({
        ...{ cod: codPregunta, pregunta, conNps, nps, respuestas: enTexto(contada.respuestas) },
        hayOcultas: veces.some(({ cuantas }) => cuantas === null),
        veces: veces.map(({ respuesta, cuantas }) => ({
          ...{ respuesta, texto: enTextoConTotal(cuantas) },
          parte: (cuantas ?? 0) / Math.max(1, contada.respuestas ?? 0),
        })),
      })),
    })),
  };
}
