import { cabeOtroCambio } from "../../cuentas/identidad/cambiosPorDia";
import { normalizarCorreo } from "../../cuentas/identidad/identidad";
import type { ConPrueba, Prueba } from "../../cuentas/identidad/prueba";
import { anotarAcceso, type AccionSobreDatos, type Canal } from "../../cuentas/accesosADatos/accesoADatos";
import type { Persona } from "../../cuentas/personas/persona";
import type { Deps, DepsConSitio, Repos } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import { correoDeDatosDeCompra, type CambioDeComprobantes } from "./correos";
import {
  conEnvio,
  datosPredeterminados,
  receptorDe,
  type DatosDeCompra,
  type EnvioDeDatosDeCompra,
  type RechazoDeDatosDeCompra,
} from "./datosDeCompra";
import { tieneClave } from "../../cuentas/identidad/tieneClave";

/** What a person's next receipt says: what they asked for, which is kept, or a boleta in their own name. */
export async function datosDeCompraDe(repos: Repos<"datosDeCompra" | "personas">, idPersona: number) {
  const persona = await repos.personas.porId(idPersona);
  if (!persona) return null;
  const guardados = await repos.datosDeCompra.de(idPersona);
  return { persona, datos: guardados ?? datosPredeterminados(persona), guardados: guardados !== null };
}

export function makeVerDatosDeCompra({ repos }: Deps<"datosDeCompra" | "personas">) {
  return async (idPersona: number) => {
    const vistos = await datosDeCompraDe(repos, idPersona);
    return vistos ? done(vistos) : refuse("persona-no-existe");
  };
}

type LoDeGuardar = "accesosADatos" | "correos" | "datosDeCompra" | "intentos" | "personas";

interface Guardar extends Omit<Prueba, "clave"> {
  envio: EnvioDeDatosDeCompra;
  canal: Canal;
}

/**
 * Keeps what the form holds for the orders that are paid from now on; receipts that were given stay as they are.
 * Whom they are made out to and the mail that they go to wants a proof to change, but for the first time that somebody
 * says whom: nothing stands between them and what they buy. The account's mail is told of it every time.
 */
export function makeGuardarDatosDeCompra(
  { repos, now, newId, sitio }: Omit<DepsConSitio<LoDeGuardar>, "transaccion">,
  conPrueba: ConPrueba<LoDeGuardar>,
) {
  return async ({
    idPersona,
    idAcceso,
    envio,
    canal,
  }: Guardar): Promise<Result<DatosDeCompra, RechazoDeDatosDeCompra>> => {
    const antes = await datosDeCompraDe(repos, idPersona);
    if (!antes) return refuse("persona-no-existe");
    const { aOtroCorreo, cambiaReceptor } = loQueCambia(antes, envio);
    const hayQueProbar = aOtroCorreo !== null || (cambiaReceptor && antes.guardados);
    const prueba = hayQueProbar ? { idPersona, idAcceso, clave: envio.clave } : null;
    return conPrueba(prueba, async (trx) => {
      const vistos = await datosDeCompraDe(trx, idPersona);
      if (!vistos) return refuse("persona-no-existe");
      const datos = conEnvio(vistos.datos, envio);
      const creadoEn = now();
      const seAvisa = aOtroCorreo !== null || cambiaReceptor;
      if (seAvisa && !(await cabeOtroCambio(trx, "datos-de-compra", idPersona, creadoEn)))
        return refuse("demasiados-cambios");
      await trx.datosDeCompra.guardar(idPersona, datos, creadoEn);
      const anotar = (accion: AccionSobreDatos) =>
        anotarAcceso({ repos: trx, newId }, { idPersona, accion, canal, creadoEn });
      if (aOtroCorreo !== null) await anotar("correo-de-comprobantes");
      if (cambiaReceptor) await anotar("receptor-de-comprobantes");
      if (seAvisa) {
        const sobre = { idCorreo: newId(), idPersona, para: vistos.persona.email, creadoEn };
        const cambio = { aOtroCorreo, cambiaReceptor, conClave: await tieneClave(trx, idPersona) };
        await trx.correos.encolar(correoDeDatosDeCompra(sobre, cambio, sitio));
      }
      return done(datos);
    });
  };
}

/** Of what the next receipt says and where it goes; a mail is news that is neither the account's nor the one of before. */
function loQueCambia(
  { persona, datos }: { persona: Persona; datos: DatosDeCompra },
  envio: EnvioDeDatosDeCompra,
): Omit<CambioDeComprobantes, "conClave"> {
  const conocidos = [persona.email, datos.correo].map(normalizarCorreo);
  return {
    aOtroCorreo: conocidos.includes(normalizarCorreo(envio.correo)) ? null : envio.correo,
    cambiaReceptor: enPapel(datos, persona) !== enPapel(conEnvio(datos, envio), persona),
  };
}

/** What a receipt says of whom it is for, to compare. */
function enPapel(datos: DatosDeCompra, persona: Persona) {
  const { tipo, receptor } = receptorDe(datos, persona);
  const { nombre, idTipoDocumento, numeroDocumento, direccion } = receptor;
  return JSON.stringify([tipo, nombre, idTipoDocumento, numeroDocumento, direccion]);
}
