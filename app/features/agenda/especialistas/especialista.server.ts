import { redirect } from "@remix-run/node";
import {
  colegiaturaEnPalabras,
  direccionDe,
  nombreCompleto,
} from "~/domain/agenda/especialistas/especialista";
import { aSlug } from "~/domain/shared/palabras";
import { direccionDeAgenda, direccionDeHorario } from "~/domain/agenda/horarios/direcciones";
import { horarios } from "~/domain/agenda/horarios/textos";
import { DIAS_EN_TIRA, mesesDe } from "~/domain/agenda/horarios/tiraDeDias";
import { diaCercano, diaVisto, diaDeTira, diaYNumero, horaDe } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { verBonos } from "~/shell/compra/bonos.server";
import { noExiste } from "~/shell/responder";
import { conSuTema } from "~/shell/partes/suTema.server";
import { quienEs } from "~/shell/sesion/sesion.server";
import type { LoaderArgs } from "~/shell/route";

export async function loader({ params, request, context }: LoaderArgs) {
  const de = { especialidad: aSlug(params.especialidad ?? ""), slug: aSlug(params.nombre ?? "") };
  const visto = await services.agenda.verEspecialista(de);
  if (!visto) throw noExiste();
  const { especialista, dias } = visto;
  const canonica = direccionDe(especialista);
  const { pathname, search } = new URL(request.url);
  if (pathname !== canonica) throw redirect(canonica + search, 301);
  const [especialidades, temas, tieneBono] = await Promise.all([
    services.agenda.especialidades(),
    conSuTema(especialista.temas),
    quienEs({ request, context }).then(verBonos),
  ]);
  const especialidad = especialidades.find(({ slug }) => slug === especialista.especialidad);
  const [primero] = dias;
  const aLaVista = dias.slice(0, DIAS_EN_TIRA);
  const ahora = services.now();
  return {
    nombre: nombreCompleto(especialista),
    especialidad: especialidad?.name ?? "",
    slugDeEspecialidad: especialista.especialidad,
    retrato: especialista.retrato,
    colegiatura: colegiaturaEnPalabras(especialista.colegiatura),
    presentacion: especialista.presentacion,
    temas,
    idiomas: especialista.idiomas,
    precioCentimos: especialista.precioCentimos,
    conBono: tieneBono(especialidad),
    duracionEnMinutos: especialista.duracionEnMinutos,
    hrefDeAgenda: direccionDeAgenda(especialista),
    tira: {
      meses: mesesDe(aLaVista),
      dias: aLaVista.map(({ fecha, horarios: libres }) => ({
        ...{ dia: diaYNumero(fecha), ...diaDeTira(fecha), detalle: horarios(libres.length) },
        ...{
          href: direccionDeAgenda(especialista, fecha),
          ...(fecha === primero?.fecha && { activo: true as const }),
        },
      })),
      antes: null,
      despues: dias.length > DIAS_EN_TIRA ? direccionDeAgenda(especialista) : null,
    },
    primerDia: primero && {
      dia: [diaCercano(primero.fecha, ahora), diaVisto(primero.fecha, ahora)].filter(Boolean).join(", "),
      horarios: primero.horarios.map(({ inicio }) => ({
        hora: horaDe(inicio),
        href: direccionDeHorario(especialista, inicio),
      })),
    },
  };
}
