import { redirect } from "@remix-run/node";
import { aSlug } from "~/domain/shared/especialidades/especialidad";
import { eleccionDeHorario, RECHAZOS_DE_HORARIO } from "~/domain/agenda/horarios/horario";
import { services } from "~/services.server";
import { verBonos } from "~/shell/bonos.server";
import { leerFormulario } from "~/shell/formulario.server";
import { rechazar, responder } from "~/shell/responder";
import { exigirPersona } from "~/shell/sesion.server";
import { zonaDelDispositivo } from "../zona/zonaDelDispositivo.server";
import type { LoaderArgs, ActionArgs } from "~/shell/ruta";
import { horariosCercanos, verAgendaDeReserva } from "./agenda.server";

export async function loader({ request, params, context }: LoaderArgs) {
  const url = new URL(request.url);
  const slug = aSlug(params.especialidad ?? "");
  const especialidad = (await services.agenda.especialidades()).find((otra) => otra.slug === slug);
  if (!especialidad) throw new Response(null, { status: 404 });
  if (params.especialidad !== slug) throw redirect(`/agendar/${slug}${url.search}`, 301);
  const persona = await exigirPersona({ request, context });
  const [agenda, tieneBono] = await Promise.all([
    verAgendaDeReserva(especialidad, url, zonaDelDispositivo(request)),
    verBonos(persona),
  ]);
  if (!agenda) throw redirect(`/agendar/${slug}`);
  return { ...agenda, conBono: tieneBono(especialidad) };
}

/** "Reservar": keeps the chosen time for this person and goes to the summary, or says why not. */
export async function action({ request, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const elegido = eleccionDeHorario.safeParse(Object.fromEntries(await leerFormulario(request)));
  if (!elegido.success) {
    const [problema] = elegido.error.issues;
    return responder({ mensaje: problema?.message ?? "Elige un horario", cercanos: [] }, 400);
  }
  const { idEspecialista, inicio } = elegido.data;
  const resultado = await services.agenda.retenerHorario({
    idPersona,
    idEspecialista,
    inicio: new Date(inicio),
  });
  if (resultado.ok) return redirect(`/resumen?horario=${resultado.value.idHorario}`, 303);
  if (resultado.rechazo === "ya-lo-tienes") {
    return redirect(`/resumen?horario=${resultado.detalle.idHorario}`, 303);
  }
  const cercanos = await horariosCercanos(
    idEspecialista,
    resultado.detalle.cercanos,
    zonaDelDispositivo(request),
  );
  const rechazado = RECHAZOS_DE_HORARIO[resultado.rechazo];
  return rechazar(rechazado, { mensaje: rechazado.mensaje, cercanos });
}
