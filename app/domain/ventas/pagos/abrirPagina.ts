import type { Deps, Repositorios } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import type { Cobro } from "./pago";
import type { Pasarela } from "./pasarela";

export interface ConPasarela {
  pasarela: Pasarela;
  alFallar: (error: unknown) => void;
}

/** Of what opens hosted pages; `K`: what else it touches. */
export interface DepsDeCobro<K extends keyof Repositorios>
  extends Deps<NoInfer<K> | "cobros" | "personas">, ConPasarela {
  /** Where the gateway notifies us. */
  urlDeNotificacion: string;
}

interface Pagina {
  cobro: Cobro;
  idPersona: number;
  /** The origin that the person is on, where the gateway sends them back to. */
  origen: string;
  titulo: string;
  /** The page of ours that says how the order stands. */
  retorno: string;
}

/**
 * Ends the hosted pages of an order that was dropped, once that is written down. Where the gateway does not answer, a
 * page ends by its own time, and what is paid on it until then goes back whole.
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
 * The storage for use cases that may end orders which wait for their payment, with whatever else they do: once that is
 * written down, the hosted pages of those orders end too.
 */
export function cerrandoPaginas<D extends Deps<"cobros" | "pedidos">>(deps: D, pago: ConPasarela): D {
  return {
    ...deps,
    async transaccion(work) {
      let terminados: readonly string[] = [];
      const hecho = await deps.transaccion(async (trx) => {
        const suyo = await work(trx);
        terminados = trx.pedidos.terminados();
        return suyo;
      });
      if (hecho.ok) for (const idPedido of terminados) await cerrarPaginas({ ...deps, ...pago }, idPedido);
      return hecho;
    },
  };
}

/** Asks the gateway for the hosted page of a cobro that is written down already; asking again answers the same page. */
export async function abrirPagina(
  {
    repos,
    pasarela,
    urlDeNotificacion,
    alFallar,
  }: Pick<DepsDeCobro<never>, "repos" | "pasarela" | "urlDeNotificacion" | "alFallar">,
  { cobro, idPersona, origen, titulo, retorno }: Pagina,
): Promise<Result<{ idCobro: string; urlDePago: string }, "pasarela-no-responde">> {
  const pagina = (url: string) => ({ idCobro: cobro.idCobro, urlDePago: new URL(url, origen).href });
  if (cobro.urlDePago) return done(pagina(cobro.urlDePago));
  const persona = await repos.personas.porId(idPersona);
  const alVolver = (resultado: string) => {
    const url = new URL(retorno, origen);
    url.searchParams.set("retorno", resultado);
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
        error: alVolver("error"),
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
