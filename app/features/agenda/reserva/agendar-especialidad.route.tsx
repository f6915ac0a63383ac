import { redirect, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { Pasos } from "~/components/Pasos";
import { aSlug } from "~/domain/shared/especialidades/especialidad";
import { eleccionDeHorario, RECHAZOS_DE_HORARIO } from "~/domain/agenda/horarios/horario";
import { services } from "~/services.server";
import { verBonos } from "~/shell/bonos.server";
import { leerFormulario } from "~/shell/formulario.server";
import { rechazar, responder } from "~/shell/responder";
import { exigirPersona } from "~/shell/sesion.server";
import { zonaDelDispositivo } from "~/shell/zona.server";
import { contenedorMedio, pagina, pila } from "~/styles/layout.css";
import type { LoaderArgs, ActionArgs } from "~/shell/ruta";
import { horariosCercanos, verAgendaDeReserva } from "./agenda.server";
import { DiasCompletos } from "./DiasCompletos";
import { ElegirEspecialista } from "./ElegirEspecialista";
import { ElegirHorario, Horas } from "./ElegirHorario";
import { PASOS } from "./pasos";

export const handle = { hidratar: "intencion" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Agendar${data ? ` · ${data.especialidad.name}` : ""} · Bienestar` },
];

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

export default function AgendarEspecialidad() {
  const { especialidad, especialistas, elegido, conBono } = useLoaderData<typeof loader>();
  const rechazo = useActionData<typeof action>();
  const paso = !elegido ? 2 : elegido.dia ? 4 : 3;
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <Pasos actual={paso} total={PASOS} nombre={["Especialista", "Día", "Hora"][paso - 2]} />
        <h1>
          {elegido ? `Tu sesión con ${elegido.nombre}` : `Elige a tu especialista en ${especialidad.name}`}
        </h1>
      </header>
      {rechazo && (
        <Aviso tipo="error" role="alert" titulo={rechazo.mensaje}>
          {rechazo.cercanos.length > 0 && (
            <Horas etiqueta="Horarios más cercanos" horas={rechazo.cercanos} conDia />
          )}
        </Aviso>
      )}
      {elegido ? (
        <>
          <ElegirHorario {...elegido} conBono={conBono} rechazado={Boolean(rechazo)} />
          <DiasCompletos {...elegido} />
        </>
      ) : (
        <ElegirEspecialista especialistas={especialistas} conBono={conBono} />
      )}
      {especialidad.slug === "psicologia" && <LineaDeCrisis />}
      <Boton href={elegido ? `/agendar/${especialidad.slug}` : "/agendar"} variante="texto">
        {elegido ? "Cambiar de especialista" : "Cambiar de especialidad"}
      </Boton>
    </div>
  );
}
