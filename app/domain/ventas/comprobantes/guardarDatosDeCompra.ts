import { cabeOtroCambio } from "../../cuentas/identidad/cambiosPorDia";
import { normalizarCorreo } from "../../cuentas/identidad/identidad";
import type { ConPrueba, Prueba } from "../../cuentas/identidad/prueba";
import { anotarAcceso, type AccionSobreDatos, type Canal } from "../../cuentas/accesosADatos/accesoADatos";
import type { Persona } from "../../cuentas/personas/persona";
import type { Deps, DepsConSitio, ReposSinCandado } from "../../shared/puertos";
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

/** The person's stored data for receipts; by default a boleta in their own name. */
export async function datosDeCompraDe(
  repos: ReposSinCandado<"datosDeCompra" | "personas">,
  idPersona: number,
) {
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

type RepositoriosAlGuardar = "accesosADatos" | "correos" | "datosDeCompra" | "intentos" | "personas";

interface Guardar extends Omit<Prueba, "clave"> {
  envio: EnvioDeDatosDeCompra;
  canal: Canal;
}

/**
 * Saves the form's data for orders paid from now on; earlier receipts stay unchanged. Another addressee or another mail
 * needs a proof of the person's identity. The first addressee needs none, so that nothing delays a purchase. The
 * account's mail is told of every change.
 */
export function makeGuardarDatosDeCompra(
  { repos, now, newId, sitio }: Omit<DepsConSitio<RepositoriosAlGuardar>, "transaccion">,
  conPrueba: ConPrueba<RepositoriosAlGuardar>,
) {
  return async ({
    idPersona,
    idAcceso,
    envio,
    canal,
  }: Guardar): Promise<Result<DatosDeCompra, RechazoDeDatosDeCompra>> => {
    const antes = await datosDeCompraDe(repos, idPersona);
    if (!antes) return refuse("persona-no-existe");
    const { aOtroCorreo, cambiaReceptor } = cambiosDelComprobante(antes, envio);
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

/** Changes for the next receipt. A new mail is named when it is neither the account's nor the earlier one. */
function cambiosDelComprobante(
  { persona, datos }: { persona: Persona; datos: DatosDeCompra },
  envio: EnvioDeDatosDeCompra,
): Omit<CambioDeComprobantes, "conClave"> {
  const conocidos = [persona.email, datos.correo].map(normalizarCorreo);
  return {
    aOtroCorreo: conocidos.includes(normalizarCorreo(envio.correo)) ? null : envio.correo,
    cambiaReceptor: enPapel(datos, persona) !== enPapel(conEnvio(datos, envio), persona),
  };
}

/** Kind and addressee of a receipt as one text, for comparison. */
function enPapel(datos: DatosDeCompra, persona: Persona) {
  const { tipo, receptor } = receptorDe(datos, persona);
  const { nombre, idTipoDocumento, numeroDocumento, direccion } = receptor;
  return JSON.stringify([tipo, nombre, idTipoDocumento, numeroDocumento, direccion]);
}
