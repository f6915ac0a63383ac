import { nombreCompleto } from "~/domain/agenda/especialistas/especialista";
import { primeroLasPreferidas } from "~/domain/agenda/especialistas/temas";
import { direccionDePieza } from "~/domain/contenido/contenido";
import { services } from "~/services.server";
import { leerParte } from "~/shell/partes.server";
import { sinTerminarEnPalabras } from "~/shell/sinTerminar.server";
import { verBonos } from "~/shell/bonos.server";
import { verPreferidas } from "~/shell/preferidas.server";
import { quienEs } from "~/shell/sesion.server";
import type { LoaderArgs } from "~/shell/route";
import type { PortadaDatos } from "./datos";
import { horariosALaVista } from "../necesidades/horarios.server";
import { necesidadesDe } from "../necesidades/necesidad";
import { cuandoEmpieza, inicioEnPalabras } from "./inicio";
import { verParaVolver } from "./paraVolver.server";

const HORARIOS_A_LA_VISTA = 3;
/** Slug of the video with the sound for the minute of breathing. Without the video the minute is silent. */
const RESPIRO_CON_SONIDO = "respira-con-el-mar";

/** Home page: the needs and the soonest free times; for a visitor the next live event, for a person what is theirs. */
export async function verPortada(args: LoaderArgs): Promise<PortadaDatos> {
  const persona = await quienEs(args);
  const now = services.now();
  const temas = await services.contenido.temas();
  const [
    especialidades,
    encontrados,
    proxima,
    sinTerminar,
    preferidas,
    tieneBono,
    conSonido,
    vuelta,
    enVivo,
  ] = await Promise.all([
    services.agenda.especialidades(),
    services.agenda.buscarEspecialistas({}),
    persona && services.agenda.verProxima(persona.idPersona),
    persona ? sinTerminarEnPalabras(persona.idPersona) : [],
    verPreferidas(args.context, persona),
    verBonos(persona),
    leerParte(args.context, services.contenido.porUrl("video", RESPIRO_CON_SONIDO)),
    persona && verParaVolver(args.request, args.context, persona.idPersona),
    persona ? null : leerParte(args.context, services.contenido.proximoEnVivo(temas.map(({ url }) => url))),
  ]);
  const vivo = enVivo?.estado === "success" ? enVivo.valor : null;
  const nombreDe = (slug: string) => especialidades.find((otra) => otra.slug === slug)?.name ?? "";
  return {
    sinTerminar: vuelta?.conDiscrecion
      ? sinTerminar.map((reserva) => ({ ...reserva, con: null }))
      : sinTerminar,
    porTemas: preferidas.size > 0,
    necesidades: necesidadesDe(temas),
    enVivo: vivo && {
      ...{ titulo: vivo.titulo, href: vivo.href, detalles: vivo.detalles },
      inicio: inicioEnPalabras(vivo.inicio, now),
    },
    horarios: horariosALaVista(
      primeroLasPreferidas(
        unoPorEspecialidad(encontrados),
        preferidas,
        ({ especialista }) => especialista.especialidad,
      ).slice(0, HORARIOS_A_LA_VISTA),
      especialidades,
      tieneBono,
    ),
    proximaCita: proxima
      ? {
          con: vuelta?.conDiscrecion
            ? null
            : {
                nombre: nombreCompleto(proxima.especialista),
                especialidad: {
                  slug: proxima.especialista.especialidad,
                  name: nombreDe(proxima.especialista.especialidad),
                },
                retrato: proxima.especialista.retrato,
              },
          href: "/mi-zona-privada",
          ...cuandoEmpieza(proxima.inicio, now),
        }
      : null,
    conSonido:
      conSonido.estado === "success" && conSonido.valor
        ? { href: direccionDePieza(conSonido.valor), titulo: conSonido.valor.titulo }
        : null,
    paraVolver: vuelta?.paraVolver ?? null,
  };
}

type Encontrado = Awaited<ReturnType<typeof services.agenda.buscarEspecialistas>>[number];

/** Soonest free time of each specialty: three times of one specialty would hide the others. */
function unoPorEspecialidad(encontrados: Encontrado[]): Encontrado[] {
  const vistas = new Set<string>();
  return encontrados.filter(({ especialista, proximos }) => {
    if (proximos.length === 0 || vistas.has(especialista.especialidad)) return false;
    vistas.add(especialista.especialidad);
    return true;
  });
}
