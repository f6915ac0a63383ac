import type { Deps, Repositorios } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import type { Cobro } from "./pago";
import type { LlavesDeRetorno } from "./anotarRetorno";
import type { Pasarela } from "./pasarela";

export interface ConPasarela {
  pasarela: Pasarela;
  alFallar: (error: unknown) => void;
}

/** Dependencies for opening hosted pages; `K`: the other repositories in use. */
export interface DepsDeCobro<K extends keyof Repositorios>
  extends Deps<NoInfer<K> | "cobros" | "personas">, ConPasarela {
  llavesDeRetorno: LlavesDeRetorno;
  urlDeNotificacion: string;
}

interface Pagina {
  cobro: Cobro;
  idPersona: number;
  /** Origin of the person's page, to which the gateway sends them back. */
  origen: string;
  titulo: string;
  /** Page of our site that shows the order's state. */
  retorno: string;
}

/**
 * Closes the hosted pages of a dropped order, after the drop is stored. When the gateway does not answer, a page ends
 * at its own deadline; a payment on it until then is refunded whole.
 */
export async function cerrarPaginas(
  { repos, now, pasarela, alFallar }: Pick<Deps<"cobros">, "repos" | "now"> & ConPasarela,
  idPedido: string,
): Promise<void> {
  for (const { referencia, venceEn } of await repos.cobros.delPedido(idPedido)) {
    if (referencia === null || venceEn <= now()) continue;
    try {
      await pasarela.cerrarCobro(referencia, now());
    } catch (error) {
      alFallar(error);
    }
  }
}

/**
 * Storage for use cases that may end unpaid orders. After their transaction, the hosted pages of those orders end too.
 */
export function cerrandoPaginas<D extends Deps<"cobros" | "pedidos">>(deps: D, pago: ConPasarela): D {
  return {
    ...deps,
    async transaccion(work) {
      let terminados: readonly string[] = [];
      const resultado = await deps.transaccion(async (trx) => {
        const respuesta = await work(trx);
        terminados = trx.pedidos.terminados();
        return respuesta;
      });
      if (resultado.ok)
        for (const idPedido of terminados) await cerrarPaginas({ ...deps, ...pago }, idPedido);
      return resultado;
    },
  };
}

/** Asks the gateway for the hosted page of a cobro that is already stored. A repeated request gets the same page. */
export async function abrirPagina(
  {
    repos,
    pasarela,
    llavesDeRetorno,
    urlDeNotificacion,
    alFallar,
  }: Pick<DepsDeCobro<never>, "repos" | "pasarela" | "llavesDeRetorno" | "urlDeNotificacion" | "alFallar">,
  { cobro, idPersona, origen, titulo, retorno }: Pagina,
): Promise<Result<{ idCobro: string; urlDePago: string }, "pasarela-no-responde">> {
  const pagina = (url: string) => ({ idCobro: cobro.idCobro, urlDePago: new URL(url, origen).href });
  if (cobro.urlDePago) return done(pagina(cobro.urlDePago));
  const persona = await repos.personas.porId(idPersona);
  const alVolver = (resultado: string, prueba: Record<string, string> = {}) => {
    const url = new URL(retorno, origen);
    for (const [nombre, valor] of Object.entries({ retorno: resultado, ...prueba })) {
      url.searchParams.set(nombre, valor);
    }
    return url.href;
  };
  try {
    const { referencia, urlDePago } = await pasarela.abrirCobro({
      idCobro: cobro.idCobro,
      titulo,
      montoCentimos: cobro.montoCentimos,
      correo: persona?.email ?? "",
      urlsDeRetorno: {
        exito: alVolver("exito"),
        pendiente: alVolver("pendiente"),
        error: alVolver("error", { cobro: llavesDeRetorno.firmar(cobro.idCobro) }),
      },
      urlDeNotificacion,
      venceEn: cobro.venceEn,
    });
    await repos.cobros.guardarDireccion(cobro.idCobro, referencia, urlDePago);
    return done(pagina(urlDePago));
  } catch (error) {
    alFallar(error);
    return refuse("pasarela-no-responde");
  }
}
