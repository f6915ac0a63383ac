import { direccionDeNota } from "~/domain/agenda/citas/direcciones";
import { SIN_NOTA } from "~/domain/agenda/notas/nota";
import { services } from "~/services.server";

/** What a person shares for one session, as its pages show it; another person's is not there. */
export async function notaEnPantalla(idPersona: number, idCita: string) {
  const vista = await services.agenda.verNota({ idPersona, idCita });
  if (!vista.ok) throw new Response(null, { status: 404 });
  const { cita, nota, laVe, abierta, sesiones } = vista.value;
  const { texto, comparteHistorial } = nota ?? SIN_NOTA;
  return {
    especialista: cita.especialista,
    especialidad: cita.especialidad,
    texto,
    comparteHistorial,
    hay: nota !== null,
    laVe,
    abierta,
    /** How many earlier sessions there are to share. */
    sesiones,
    href: direccionDeNota(cita),
  };
}
export type NotaEnPantalla = Awaited<ReturnType<typeof notaEnPantalla>>;
