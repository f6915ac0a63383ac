import { addMinutes } from "date-fns";
import { codigoDe } from "../shared/codigoDePapel";
import { UN_DIA_EN_MINUTOS } from "../shared/duracion";
import { fechaDe } from "../shared/fechas";
import type { DepsConSitio, Repos } from "../shared/puertos";
import { done, refuse } from "../shared/result";
import { correosDeRegistro } from "./correos";
import { diasDelPlazo, venceEl } from "./plazo";
import { hojaDe } from "./borrador";
import type { Borradores } from "./borradores";
import type { Hoja } from "./hoja";
import { correosDe, type ContenidoDeHoja, type HojaRegistrada, type Libro } from "./registro";

/** Minutes for which a second press of "Registrar reclamo" leads to the sheet of the first. */
const MINUTOS_PARA_REPETIR = 15;
/** Copies of sheets a day to one address. */
export const COPIAS_POR_CORREO = 10;

export type DepsDeRegistrar = DepsConSitio<
  "borradoresDeReclamo" | "correos" | "feriados" | "hojas" | "intentos"
> & {
  libro: Libro;
  /** Origin of the staff site, without a slash at its end. */
  urlDeEquipo: string;
  borradores: Borradores;
  huella: (texto: string) => string;
  /** Digest of the id of a draft: the book does not keep the id, which leads to the sheet. */
  resumir: (idBorrador: string) => string;
  /** Address of a sheet with a key of its own, as a path. */
  enlaceDe: (codigo: string) => string;
};

interface Envio {
  idEnvio: string;
  hoja: Hoja;
  idPersona: number | null;
}

/**
 * Registers sheets. Number, date, hour and due day are decided once, in one transaction. A draft or an intention makes
 * one sheet: whoever sends it again gets that sheet.
 */
export function makeRegistrar({ repos, transaccion, now, newId, ...deps }: DepsDeRegistrar) {
  const registrar = ({ idEnvio, hoja, idPersona }: Envio) =>
    transaccion<HojaRegistrada>(async (trx) => {
      const momento = now();
      const anio = Number(fechaDe(momento).slice(0, 4));
      // The book is locked before the sheet is looked for: of two requests at once, the second one finds the sheet.
      const ultimo = await trx.hojas.bloquearLibro(anio);
      const anterior = await trx.hojas.porEnvio(deps.resumir(idEnvio));
      if (anterior) return done(anterior);
      const { proveedor, regimen, plazoEnDias } = deps.libro;
      const sinCopia = await correosSinCopia(trx, { proveedor, hoja });
      const nueva = {
        ...{ idHoja: newId(), numero: ultimo + 1, anio, codigo: codigoDe(newId()) },
        ...{ tipo: hoja.tipo, regimen, plazoEnDias, registradaEn: momento },
        venceEl: await vencimiento(trx, momento, plazoEnDias),
        contenido: { proveedor, hoja, ...(sinCopia.length > 0 && { sinCopia }) },
      };
      await trx.hojas.guardar({ ...nueva, idEnvio: deps.resumir(idEnvio), idPersona });
      await trx.borradoresDeReclamo.borrar(idEnvio);
      const registrada = { ...nueva, respondidaEn: null, porEntregarDesde: null, anonimizadaEn: null };
      const { sitio, enlaceDe, libro, urlDeEquipo } = deps;
      for (const correo of correosDeRegistro(registrada, { sitio, enlaceDe, libro, idPersona, urlDeEquipo }))
        await trx.correos.encolar(correo);
      return done(registrada);
    });

  /** Addresses of a new sheet beyond their limit. The sheet keeps them, so that its page says who got a copy. */
  async function correosSinCopia(trx: Repos<"intentos">, contenido: ContenidoDeHoja): Promise<string[]> {
    const sinCopia: string[] = [];
    for (const para of correosDe(contenido)) if (!(await puedeRecibir(trx, para))) sinCopia.push(para);
    return sinCopia;
  }

  /** Anybody can type somebody else's address: a sheet beyond the limit is registered, and not mailed there. */
  async function puedeRecibir({ intentos }: Repos<"intentos">, para: string): Promise<boolean> {
    const limite = { tope: COPIAS_POR_CORREO, ventanaEnMinutos: UN_DIA_EN_MINUTOS };
    const contador = `copia-de-reclamo:${deps.huella(para.toLowerCase())}`;
    return (await intentos.contar(contador, limite, now())) <= COPIAS_POR_CORREO;
  }

  return {
    /** Registers the draft of a browser. `idBorrador`: the draft of the page, which may be a sheet already. */
    async deBorrador({ llave, idBorrador, idPersona }: DeBorrador) {
      // The draft is opened first: another press deletes it in the transaction that writes its sheet.
      const abierto = await deps.borradores.abrir(llave);
      const anterior = idBorrador ? await repos.hojas.porEnvio(deps.resumir(idBorrador)) : null;
      // The id stands in the page of a browser that others may use later: it opens the sheet for a while only.
      if (anterior && now() < addMinutes(anterior.registradaEn, MINUTOS_PARA_REPETIR)) return done(anterior);
      if (!abierto) return refuse("borrador-vencido");
      const hoja = hojaDe(abierto.borrador);
      return hoja ? registrar({ idEnvio: abierto.idBorrador, hoja, idPersona }) : refuse("hoja-incompleta");
    },

    /** Registers the sheet of an intention of `/v2`. */
    async deIntencion({ intencion, hoja, idPersona }: DeIntencion) {
      const idEnvio = deps.borradores.idDe(intencion);
      const abierto = await deps.borradores.abrir(intencion);
      const anterior = await repos.hojas.porEnvio(deps.resumir(idEnvio));
      if (anterior) return done(anterior);
      return abierto ? registrar({ idEnvio, hoja, idPersona }) : refuse("borrador-vencido");
    },
  };
}

interface DeBorrador {
  llave: string | null;
  idBorrador: string | undefined;
  idPersona: number | null;
}

interface DeIntencion {
  intencion: string;
  hoja: Hoja;
  idPersona: number | null;
}

async function vencimiento({ feriados }: Repos<"feriados">, momento: Date, plazoEnDias: number) {
  const { desde, hasta } = diasDelPlazo(momento, plazoEnDias);
  return venceEl(momento, plazoEnDias, new Set(await feriados.entre(desde, hasta)));
}
