import { direccionDeNota, direccionDeCita } from "~/domain/agenda/citas/direcciones";
import {
  SIN_NOTA,
  compartesAlgo,
  formularioDeNota,
  RECHAZOS_DE_NOTA,
  sinNota,
} from "~/domain/agenda/notas/nota";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { buscandoPeligro } from "~/shell/formularios/peligroEscrito.server";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import type { LoaderArgs, ActionArgs } from "~/shell/route";
import { BORRAR_NOTA } from "./intenciones";
import { exigir } from "~/shell/responder";

type Vista = Awaited<ReturnType<typeof services.agenda.verNotaDe>>;

/** Note of a person for one session, as the pages show it. */
export function notaEnPantalla({ cita, nota, laVe, sinConsentimiento, abierta }: Vista) {
  const { texto, comparteHistorial } = nota ?? SIN_NOTA;
  return {
    especialista: cita.especialista,
    especialidad: cita.especialidad,
    texto: texto ?? "",
    ilegible: texto === null,
    comparteHistorial,
    hay: nota !== null,
    laVe,
    sinConsentimiento,
    abierta,
    href: direccionDeNota(cita),
  };
}
export type NotaEnPantalla = ReturnType<typeof notaEnPantalla>;

export async function loader({ request, params, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const idCita = params.idCita ?? "";
  // The answer is 404 for the note of another person.
  const vista = exigir(await services.agenda.verNota({ idPersona, idCita }), RECHAZOS_DE_NOTA);
  /** Number of earlier sessions that can be shared. */
  const { sesiones } = vista;
  return { nota: { ...notaEnPantalla(vista), sesiones }, volver: direccionDeCita({ idCita }) };
}

export const action = buscandoPeligro(["texto"], async ({ request, params, context }: ActionArgs) => {
  const { idPersona } = await exigirPersona({ request, context }, { intencionesDeQuitar: [BORRAR_NOTA] });
  const idCita = params.idCita ?? "";
  const datos = await leerFormulario(request);
  const borra = datos.get("intencion") === BORRAR_NOTA;
  return recibir(datos, {
    esquema: borra ? sinNota : formularioDeNota,
    rechazos: RECHAZOS_DE_NOTA,
    pedir: (nota) => services.agenda.guardarNota({ idPersona, idCita, nota }),
    luego: (_, nota) =>
      seguirEn(direccionDeCita({ idCita }), compartesAlgo(nota) ? "nota-guardada" : "nota-borrada"),
  });
});
