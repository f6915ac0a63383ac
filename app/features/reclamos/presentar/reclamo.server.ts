import { redirect } from "@remix-run/node";
import { z } from "zod";
import { seccionesDe, type SeccionDeHoja } from "~/domain/reclamos/enPalabras";
import {
  hojaDe,
  pasoPendiente,
  pasosDe,
  VIDA_DE_BORRADOR_EN_DIAS,
  type Borrador,
  type PasoConCampos,
  type PasoDeReclamo,
} from "~/domain/reclamos/borrador";
import { formularios, RECHAZOS_DE_RECLAMO } from "~/domain/reclamos/hoja";
import { DEFINICIONES, notasDeHoja } from "~/domain/reclamos/textos";
import { campoConForma } from "~/domain/shared/campos";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";
import { services } from "~/services.server";
import { makeCookie } from "~/shell/sesion/cookie.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { buscandoPeligro } from "~/shell/formularios/peligroEscrito.server";
import { noExiste } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { quienEs } from "~/shell/sesion/sesion.server";
import { avanceDe, direccionDePaso, SIN_BORRADOR } from "./pasos";
import { seguirDeTodosModos, vinoPorRegion } from "./region.server";
import { valoresDe } from "./valores.server";

/** Key of the draft; the server keeps only its digest. */
const cookie = makeCookie("reclamo");
const VIDA = { maxAge: VIDA_DE_BORRADOR_EN_DIAS * UN_DIA_EN_SEGUNDOS };

const PASOS_CON_NOMBRE: readonly string[] = [...Object.keys(formularios), "revision"];
const delBorrador = z.object({ borrador: campoConForma(/^[0-9a-f]{64}$/, "No es un borrador").optional() });

async function situar(request: Request) {
  const pedido = new URL(request.url).searchParams.get("paso") ?? "tipo";
  if (!PASOS_CON_NOMBRE.includes(pedido)) throw noExiste();
  const leida = await cookie.leer(request);
  const llave = typeof leida === "string" && leida !== "" ? leida : null;
  const abierto = await services.reclamos.borradores.abrir(llave);
  return { paso: pedido as PasoDeReclamo, llave, abierto, borrador: abierto?.borrador ?? {} };
}

export async function loader({ request, context }: LoaderArgs) {
  const { paso, abierto, borrador } = await situar(request);
  const pasos = pasosDe(borrador);
  const pendiente = pasoPendiente(borrador);
  if (!pasos.includes(paso) || pasos.indexOf(paso) > pasos.indexOf(pendiente))
    throw redirect(abierto ? direccionDePaso(pendiente) : SIN_BORRADOR, 303);
  const anterior = pasos[pasos.indexOf(paso) - 1];
  const hoja = paso === "revision" ? hojaDe(borrador) : null;
  const { plazoEnDias } = services.reclamos.libroDeHoy;
  const { razonSocial, ruc, direccion } = services.empresa;
  return {
    paso,
    ...avanceDe(pasos, paso),
    /** Address where an unfinished sheet goes on, on the first step. */
    hrefDeSeguir: paso === "tipo" && pendiente !== "tipo" ? direccionDePaso(pendiente) : null,
    porRegion: vinoPorRegion(request),
    sinBorrador: new URL(request.url).searchParams.has("sin-borrador"),
    hrefAnterior: anterior ? direccionDePaso(anterior) : null,
    definiciones: paso === "tipo" ? DEFINICIONES : null,
    empresa: paso === "tipo" ? { razonSocial, ruc, direccion } : null,
    valores: await valoresDe(paso, borrador, { request, context }),
    revision: hoja && {
      borrador: abierto!.idBorrador,
      secciones: conSusPasos(seccionesDe(hoja), hoja.representante !== null),
      notas: notasDeHoja(plazoEnDias),
    },
  };
}

/** Parts of a sheet, each with the steps in which it was written. */
function conSusPasos(secciones: readonly SeccionDeHoja[], conRepresentante: boolean) {
  const deCadaUna: PasoConCampos[][] = [
    ["consumidor", "contacto"],
    ...(conRepresentante ? [["representante" as const]] : []),
    ["bien"],
    ["tipo", "detalle"],
  ];
  return secciones.map((seccion, orden) => ({ ...seccion, pasos: deCadaUna[orden] ?? [] }));
}

/** The step that follows: in its order, or the revision when the sheet was whole before. */
function siguiente(paso: PasoConCampos, antes: Borrador, ahora: Borrador): PasoDeReclamo {
  const pendiente = pasoPendiente(ahora);
  const pasos = pasosDe(ahora);
  const enOrden = pasos[pasos.indexOf(paso) + 1] ?? "revision";
  const estabaEntera = pasoPendiente(antes) === "revision";
  return estabaEntera || pasos.indexOf(enOrden) > pasos.indexOf(pendiente) ? pendiente : enOrden;
}

export const action = buscandoPeligro(["texto", "pedido", "descripcion"], async (args: ActionArgs) => {
  const { request, context } = args;
  const datos = await leerFormulario(request);
  if (vinoPorRegion(request) && !datos.has("tipo")) return seguirDeTodosModos(request);
  const { paso, llave, abierto, borrador } = await situar(request);
  if (paso === "revision") return registrar(args, datos, llave);
  return recibir(datos, {
    // Each schema gives the values of its own step, which TypeScript cannot follow through the name.
    esquema: formularios[paso] as z.ZodType<Borrador[typeof paso]>,
    rechazos: RECHAZOS_DE_RECLAMO,
    pedir: (valores) =>
      // A step without its draft begins one, so that no typed text is lost.
      services.reclamos.borradores.anotar({ llave: abierto && llave, red: context.red ?? "", paso, valores }),
    async luego(llaveDeAhora, valores) {
      const headers = new Headers({ "set-cookie": await cookie.poner(request, llaveDeAhora, VIDA) });
      const despues = siguiente(paso, borrador, { ...borrador, [paso]: valores });
      return seguirEn(direccionDePaso(despues), undefined, headers);
    },
  });
});

async function registrar({ request, context }: ActionArgs, datos: FormData, llave: string | null) {
  const persona = await quienEs({ request, context });
  return recibir(datos, {
    esquema: delBorrador,
    rechazos: RECHAZOS_DE_RECLAMO,
    pedir: ({ borrador }) =>
      services.reclamos.registrar.deBorrador({
        llave,
        idBorrador: borrador,
        idPersona: persona?.idPersona ?? null,
      }),
    async luego({ codigo }) {
      const headers = new Headers({ "set-cookie": await cookie.quitar(request) });
      return seguirEn(services.reclamos.enlaceDeHoja(codigo), undefined, headers);
    },
    salvo: () => seguirEn(SIN_BORRADOR),
  });
}
