import { redirect } from "@remix-run/node";
import { direccionDeEspecialidad } from "~/domain/shared/especialidades/especialidad";
import { aSlug } from "~/domain/shared/palabras";
import type { HorarioLibre } from "~/domain/agenda/horarios/disponibilidad";
import { eleccionDeHorario, RECHAZOS_DE_HORARIO } from "~/domain/agenda/horarios/horario";
import { done, type Result } from "~/domain/shared/result";
import { services } from "~/services.server";
import { verBonos } from "~/shell/compra/bonos.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { noExiste } from "~/shell/responder";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import { zonaDelDispositivo } from "../zonaDelDispositivo.server";
import { direccionDePago } from "~/domain/agenda/horarios/direcciones";
import type { LoaderArgs, ActionArgs } from "~/shell/route";
import { horariosCercanos, verAgendaDeReserva } from "./agenda.server";
import { apartadosSiSonDemasiados, seSuelta, soltarApartado } from "./apartados.server";
import { LIBERAR } from "./intenciones";

export async function loader({ request, params, context }: LoaderArgs) {
  const url = new URL(request.url);
  const slug = aSlug(params.especialidad ?? "");
  const especialidad = (await services.agenda.especialidades()).find((otra) => otra.slug === slug);
  if (!especialidad) throw noExiste();
  if (params.especialidad !== slug) throw redirect(direccionDeEspecialidad(slug) + url.search, 301);
  const persona = await exigirPersona({ request, context });
  const [agenda, tieneBono] = await Promise.all([
    verAgendaDeReserva(especialidad, url, {
      idPersona: persona.idPersona,
      zona: zonaDelDispositivo(request),
    }),
    verBonos(persona),
  ]);
  if (!agenda) throw redirect(direccionDeEspecialidad(slug));
  return { ...agenda, conBono: tieneBono(especialidad) };
}

type Retenido = Result<
  { idHorario: string },
  keyof typeof RECHAZOS_DE_HORARIO,
  { cercanos: readonly HorarioLibre[] }
>;

/**
 * "Reservar" holds the chosen time for this person and goes to the summary, or tells the refusal. "Liberar" releases a
 * time that the person holds already.
 */
export async function action({ request, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context }, { intencionesDeQuitar: [LIBERAR] });
  const datos = await leerFormulario(request);
  if (seSuelta(datos)) return soltarApartado(request, idPersona, datos);
  return recibir(datos, {
    esquema: eleccionDeHorario,
    rechazos: RECHAZOS_DE_HORARIO,
    async pedir({ idEspecialista, inicio }): Promise<Retenido> {
      const retenido = await services.agenda.retenerHorario({
        idPersona,
        idEspecialista,
        inicio: new Date(inicio),
      });
      return retenido.ok || retenido.rechazo !== "ya-lo-tienes" ? retenido : done(retenido.detalle);
    },
    luego: (horario) => seguirEn(direccionDePago(horario)),
    con: async (envioRechazado) => ({
      cercanos: envioRechazado
        ? await horariosCercanos(
            envioRechazado.datos.idEspecialista,
            envioRechazado.detalle.cercanos,
            zonaDelDispositivo(request),
          )
        : [],
      apartados: await apartadosSiSonDemasiados(idPersona, envioRechazado?.rechazo),
    }),
  });
}
