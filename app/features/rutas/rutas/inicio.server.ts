import { enMinutos } from "~/domain/shared/duracion";
import { diaVisto, fechaDe } from "~/domain/shared/fechas";
import {
  envioDeRuta,
  DEJAR,
  EMPEZAR,
  HECHO,
  NO_RECORDAR,
  PAUSAR,
  RECORDAR,
  RITMO,
  SEGUIR,
  type EnvioDeRuta,
} from "~/domain/rutas/formularios";
import { avanceDe, estadoDe, pasosAbiertos, RECHAZOS_DE_RUTA, type Ritmo } from "~/domain/rutas/recorrido";
import type { RutaDeAlguien } from "~/domain/rutas/recorrer";
import { direccionDeGracias, direccionDeInicio, direccionDeRuta } from "~/domain/rutas/ruta";
import type { NombreDeAviso } from "~/domain/shared/navegacion/aviso";
import { services } from "~/services.server";
import { camposDe } from "~/shell/formularios/campos.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { noExiste } from "~/shell/responder";
import { exigirPersona, exigirPersonaPara } from "~/shell/sesion/sesion.server";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { caminoDe, detallesDe, fichaDePaso, respuestaEn } from "./ficha";
import { anotarRespondida, respondidaEn, type Respondida } from "./respondida.server";

/** Page of the person's progress through a route; before they begin it, the button that begins it. */
export async function loader({ request, params, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const ruta = await services.rutas.porUid(params.uid ?? "");
  const rutaEmpezada = ruta && (await services.rutas.ponerAlDia({ idPersona, uid: ruta.uid }));
  if (!ruta || (!rutaEmpezada && !(await services.rutas.porUrl(ruta.url)))) throw noExiste();
  if (rutaEmpezada && estadoDe(rutaEmpezada.recorrido) === "terminada")
    throw seguirEn(direccionDeGracias(ruta));
  const respondida = await respondidaEn(request, { idPersona, uid: ruta.uid });
  return {
    titulo: ruta.titulo,
    detalles: detallesDe(ruta),
    href: direccionDeRuta(ruta),
    incluida: rutaEmpezada !== null || (await services.rutas.incluidas(idPersona, [ruta])).has(ruta.uid),
    inicio: direccionDeInicio(ruta),
    gracias: direccionDeGracias(ruta),
    cuidado: ruta.cuidado,
    rutaEmpezada: rutaEmpezada && comoVa(rutaEmpezada, respondida),
  };
}

function comoVa({ ruta, recorrido, hechos: pasosHechos }: RutaDeAlguien, respondida: Respondida | null) {
  const ahora = services.now();
  const { hechos: cuantos, total, minutosQueQuedan, siguiente } = avanceDe(ruta.pasos, pasosHechos);
  const estado = estadoDe(recorrido);
  const abiertos = estado === "en-curso" ? pasosAbiertos(recorrido, ruta.pasos, pasosHechos, ahora) : [];
  const respuestaA = respuestaEn(ruta.pasos, respondida);
  return {
    estado,
    avance: `${cuantos} de ${total} pasos · quedan ${enMinutos(minutosQueQuedan)}`,
    camino: caminoDe(ruta.pasos, pasosHechos),
    ritmo: recorrido.ritmo,
    porHoyEstaBien: estado === "en-curso" && siguiente !== null && abiertos.length === 0,
    preguntamos: recorrido.preguntarEn && diaVisto(fechaDe(recorrido.preguntarEn), ahora),
    recordatorio: recorrido.recordatorio && {
      dias: [...recorrido.recordatorio.dias],
      hora: recorrido.recordatorio.hora,
    },
    pasos: ruta.pasos.map((paso) =>
      fichaDePaso(paso, {
        pasoHecho: pasosHechos.find((pasoHecho) => pasoHecho.paso === paso.id) ?? null,
        abierto: abiertos.includes(paso),
        respuesta: respuestaA(paso.id),
        ahora,
        volverA: direccionDeInicio(ruta),
      }),
    ),
    retirados: pasosHechos
      .filter(({ paso }) => !ruta.pasos.some(({ id }) => id === paso))
      .map(({ paso, titulo }) => ({ id: paso, titulo })),
  };
}

const AVISO: Record<Exclude<EnvioDeRuta["intencion"], typeof RITMO>, NombreDeAviso> = {
  [EMPEZAR]: "ruta-empezada",
  [HECHO]: "paso-hecho",
  [PAUSAR]: "ruta-pausada",
  [SEGUIR]: "ruta-retomada",
  [DEJAR]: "ruta-dejada",
  [RECORDAR]: "recordatorios-guardados",
  [NO_RECORDAR]: "recordatorios-apagados",
};
const AVISO_DE_RITMO: Record<Ritmo, NombreDeAviso> = { libre: "ritmo-libre", diario: "ritmo-diario" };

export async function action({ request, params, context }: ActionArgs) {
  const uid = params.uid ?? "";
  // A form that cannot be read is refused further down.
  const enviado = await camposDe(request).catch(() => new FormData());
  const { idPersona } = await (enviado.get("intencion") === EMPEZAR
    ? exigirPersonaPara({ request, context }, { ruta: uid })
    : exigirPersona({ request, context }, { intencionesDeQuitar: [DEJAR, NO_RECORDAR] }));
  const datos = await leerFormulario(request);
  const ruta = await services.rutas.porUid(uid);
  if (!ruta) throw noExiste();
  return recibir(datos, {
    esquema: envioDeRuta,
    rechazos: RECHAZOS_DE_RUTA,
    pedir: (envio) => services.rutas.hacer({ idPersona, uid }, envio),
    async luego({ recorrido, respuesta }, envio) {
      const terminada = estadoDe(recorrido) === "terminada";
      const aviso = envio.intencion === RITMO ? AVISO_DE_RITMO[envio.ritmo] : AVISO[envio.intencion];
      if (envio.intencion === DEJAR) return seguirEn(direccionDeRuta(ruta), aviso);
      const lugar = terminada ? direccionDeGracias(ruta) : direccionDeInicio(ruta);
      // The page of a finished route says it by itself.
      const avisoDelLugar = terminada ? undefined : aviso;
      if (envio.intencion !== HECHO || envio.opcion === undefined || respuesta === null)
        return seguirEn(lugar, avisoDelLugar);
      const { paso, opcion } = envio;
      const cookie = await anotarRespondida(request, { idPersona, uid, paso, opcion });
      return seguirEn(`${lugar}#paso-${paso}`, avisoDelLugar, new Headers({ "set-cookie": cookie }));
    },
  });
}
