import { randomUUID } from "node:crypto";
import { direccionDeJugada, direccionDeRonda } from "~/domain/recompensas/direcciones";
import { formularioDeJugada } from "~/domain/recompensas/ruleta/jugar";
import { RECHAZOS_DE_RULETA } from "~/domain/recompensas/ruleta/rechazos";
import { sectoresDe, vueltaHasta } from "~/domain/recompensas/ruleta/rueda";
import type { Jugada, PremioPorRecoger } from "~/domain/recompensas/ruleta/repositorio";
import { codigoLegible } from "~/domain/shared/codigoDePapel";
import { diaVisto } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { enlaceDeRonda, laRuleta, ultimoDiaAntesDe } from "../laRuleta.server";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { exigirPersona } from "~/shell/sesion/sesion.server";

const porciento = new Intl.NumberFormat("es-PE", { maximumFractionDigits: 2 });
const enPorciento = (cifra: number) => `${porciento.format(cifra)} %`;

type Vista = NonNullable<Awaited<ReturnType<ReturnType<typeof laRuleta>["ver"]>>>;

/** Rows of the table of odds: prizes first, and no prize last. */
export const filasDe = ({ premios, sinPremio }: Pick<Vista, "premios" | "sinPremio">) => [
  ...premios.map(({ uid, nombre, publicado, ahora, quedan, unoPorPersona }, lugar) => ({
    ...{ uid, lugar, nombre, publicado: enPorciento(publicado), ahora: enPorciento(ahora) },
    quedan: quedan === null ? null : quedan === 0 ? "agotado" : `quedan ${quedan}`,
    nota: unoPorPersona ? "uno por persona" : null,
  })),
  {
    ...{ uid: "nada", lugar: null, nombre: "Sin premio", publicado: enPorciento(sinPremio.publicado) },
    ...{ ahora: enPorciento(sinPremio.ahora), quedan: null, nota: null },
  },
];

/** Objects that wait for their person, as the page shows them. */
const porRecogerDe = (premios: readonly PremioPorRecoger[], ahora: Date) =>
  premios.map(({ nombre, codigo, recojo, dia }) => ({
    ...{ nombre, recojo, codigo: codigoLegible(codigo), cuando: diaVisto(dia, ahora) },
  }));

/** The roulette of a person, and the result of the play that the address names. */
export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const { apagado } = await laRuleta().preferencias(idPersona);
  const ahora = services.now();
  if (apagado) return { apagado, abierta: null, porRecoger: porRecogerDe([], ahora), anteriores: [] };
  const [vista, premios, rondas] = await Promise.all([
    laRuleta().ver(idPersona),
    laRuleta().porRecoger(idPersona),
    laRuleta().rondasAnteriores(idPersona),
  ]);
  const anteriores = rondas.map(enlaceDeRonda);
  const porRecoger = porRecogerDe(premios, ahora);
  if (!vista) return { apagado, abierta: null, porRecoger, anteriores };
  const { ronda, jugadas, giros, quedanHoy, puedeJugar, motivo, palabra } = vista;
  const nombres = new Map(vista.premios.map(({ uid, nombre }) => [uid, nombre]));
  const sectores = sectoresDe(vista.premios);
  const pedida = new URL(request.url).searchParams.get("jugada");
  const jugada = jugadas.find(({ idJugada }) => idJugada === pedida);
  return {
    apagado,
    porRecoger,
    anteriores,
    abierta: {
      titulo: ronda.titulo,
      bases: ronda.bases,
      organiza: ronda.organiza,
      hasta: ultimoDiaAntesDe(ronda.hasta),
      comprobar: direccionDeRonda(ronda),
      filas: filasDe(vista),
      sectores: sectores.map(({ trazo, uid }, lugar) => ({ trazo, lugar: uid === null ? null : lugar })),
      /** Degrees that bring the middle of the played sector under the mark. */
      vuelta: jugada ? vueltaHasta(sectores, jugada.premio) : 0,
      ...{ giros, quedanHoy, puedeJugar, palabra },
      motivo: motivo === null ? null : { codigo: motivo, mensaje: RECHAZOS_DE_RULETA[motivo].mensaje },
      idJugada: randomUUID(),
      resultado: jugada ? resultadoDe(jugada, nombres) : null,
      jugadas: jugadas.map((suya) => ({
        idJugada: suya.idJugada,
        numero: suya.numero,
        texto: resultadoDe(suya, nombres).texto + (suya.recogidoEn ? ". Ya lo recogiste" : ""),
        cuando: diaVisto(suya.dia, ahora),
      })),
    },
  };
}

function resultadoDe({ premio, gasta }: Jugada, nombres: ReadonlyMap<string, string>) {
  if (premio !== null) return { gano: true, texto: `Ganaste: ${nombres.get(premio)!}` };
  return {
    gano: false,
    texto: gasta ? "Sin premio" : "Cayó en un premio que ya no está para ti. No gastó tu giro",
  };
}

export async function action({ request, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  return recibir(await leerFormulario(request), {
    esquema: formularioDeJugada,
    rechazos: RECHAZOS_DE_RULETA,
    pedir: (jugada) => laRuleta().jugar({ idPersona, ...jugada }),
    luego: (jugada) => seguirEn(direccionDeJugada(jugada)),
  });
}
