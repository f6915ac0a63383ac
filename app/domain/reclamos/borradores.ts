import { sumarMinutos } from "../shared/fechas";
import { UN_DIA_EN_MINUTOS } from "../shared/duracion";
import { makePermitirSinSesion, type DepsSinSesion } from "../shared/intentos/sinSesion";
import type { Deps } from "../shared/puertos";
import { done, refuse, type Result } from "../shared/result";
import { VIDA_DE_BORRADOR_EN_DIAS, type Borrador, type PasoConCampos } from "./borrador";

/** Drafts are closed by a key of their own, which the server does not keep. */
export interface LlavesDeBorrador {
  nueva: () => string;
  /** Name of the draft in the storage; the key cannot be made of it. */
  idDe: (llave: string) => string;
  cerrar: (llave: string, texto: string) => string;
  abrir: (llave: string, cerrado: string) => string;
}

type DepsDeBorradores = Deps<"borradoresDeReclamo" | "intentos"> &
  DepsSinSesion & { llaves: LlavesDeBorrador };

export interface BorradorAbierto {
  idBorrador: string;
  borrador: Borrador;
}

interface Anotacion<P extends PasoConCampos> {
  llave: string | null;
  red: string;
  paso: P;
  valores: Borrador[P];
}

export type Borradores = ReturnType<typeof makeBorradores>;

/** Drafts of sheets. Each step keeps its own fields, and extends the life of the draft. */
export function makeBorradores({ repos, transaccion, now, huella, llaves }: DepsDeBorradores) {
  const permitirSinSesion = makePermitirSinSesion({ repos, now, huella });
  const abrirEn = async (de: Pick<typeof repos, "borradoresDeReclamo">, llave: string | null) => {
    if (llave === null) return null;
    const idBorrador = llaves.idDe(llave);
    const guardado = await de.borradoresDeReclamo.leer(idBorrador, now());
    if (!guardado) return null;
    return { idBorrador, borrador: JSON.parse(llaves.abrir(llave, guardado.cerrado)) as Borrador };
  };
  const guardarEn = (de: Pick<typeof repos, "borradoresDeReclamo">, llave: string, borrador: Borrador) =>
    de.borradoresDeReclamo.guardar({
      idBorrador: llaves.idDe(llave),
      cerrado: llaves.cerrar(llave, JSON.stringify(borrador)),
      expiraEn: sumarMinutos(now(), VIDA_DE_BORRADOR_EN_DIAS * UN_DIA_EN_MINUTOS),
    });

  return {
    idDe: llaves.idDe,

    /** The draft that the key opens; null without one, and after its life. */
    abrir: (llave: string | null): Promise<BorradorAbierto | null> => abrirEn(repos, llave),

    /** Keeps one step, in this draft or in a new one. Returns the key of the draft. */
    async anotar<P extends PasoConCampos>({
      llave,
      red,
      paso,
      valores,
    }: Anotacion<P>): Promise<Result<string, "demasiadas-escrituras">> {
      if (!(await permitirSinSesion(red))) return refuse("demasiadas-escrituras");
      return transaccion(async (trx) => {
        const abierto = await abrirEn(trx, llave);
        const deEsta = abierto && llave !== null ? llave : llaves.nueva();
        await guardarEn(trx, deEsta, { ...abierto?.borrador, [paso]: valores });
        return done(deEsta);
      });
    },

    /** Begins an empty draft: an intention of `/v2`, which makes one sheet. */
    async empezar(red: string): Promise<Result<string, "demasiadas-escrituras">> {
      if (!(await permitirSinSesion(red))) return refuse("demasiadas-escrituras");
      const llave = llaves.nueva();
      await guardarEn(repos, llave, {});
      return done(llave);
    },
  };
}
