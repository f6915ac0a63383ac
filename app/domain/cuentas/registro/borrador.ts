import { esSabida, type CifrarClave } from "../identidad/clave";
import { normalizarCorreo } from "../identidad/identidad";
import { makePermitirSinSesion, type DepsSinSesion } from "../../shared/intentos/sinSesion";
import { requeridasSinMarcar, type Aceptacion, type Politica } from "../../consentimientos/politica";
import type { Documento } from "../personas/documento";
import type { Nombres } from "../personas/nombres";
import { e164, prefijoDe, type ExisteTelefono } from "../../shared/telefono/telefono";
import type { Deps } from "../../shared/puertos";
import { sumarMinutos } from "../../shared/fechas";
import { done, refuse } from "../../shared/result";
import { VIDA_DE_REGISTRO_EN_HORAS, type Contacto, type DatosDeRegistro } from "./registro";

export type DepsDeBorrador = Deps<"intentos" | "politicas" | "registros"> &
  DepsSinSesion & {
    cifrarClave: CifrarClave;
    verificarClave: (claveHash: string, clave: string) => Promise<boolean>;
    existeTelefono: ExisteTelefono;
  };

/** The draft of a sign-up. Each step stores its own fields, and extends the life of the draft. */
export function makeBorrador({ repos, now, newId, huella, cifrarClave, ...deps }: DepsDeBorrador) {
  const permitirSinSesion = makePermitirSinSesion({ repos, now, huella });
  const anotar = async (idRegistro: string, cambios: Partial<DatosDeRegistro>) => {
    const hasta = sumarMinutos(now(), VIDA_DE_REGISTRO_EN_HORAS * 60);
    const seguia = await repos.registros.anotar(idRegistro, cambios, hasta, now());
    return seguia ? done(idRegistro) : refuse("registro-vencido");
  };

  return {
    ver: (idRegistro: string) => repos.registros.porId(idRegistro, now()),

    /**
     * Stores the first step, in a new or an existing draft. `destino`: page where the person was going; without it the
     * stored one stays.
     */
    async anotarDocumento(idRegistro: string | null, documento: Documento, red: string, destino?: string) {
      const escrito = { ...documento, ...(destino !== undefined && { destino }) };
      if (idRegistro) {
        const anotado = await anotar(idRegistro, escrito);
        if (anotado.ok) return anotado;
      }
      if (!(await permitirSinSesion(red))) return refuse("demasiadas-escrituras");
      const nuevo = newId();
      await repos.registros.abrir(nuevo, sumarMinutos(now(), VIDA_DE_REGISTRO_EN_HORAS * 60));
      return anotar(nuevo, escrito);
    },

    anotarNombres: (idRegistro: string, nombres: Nombres) => anotar(idRegistro, nombres),

    /**
     * Stores the contact step. The password is hashed for known and unknown mails alike, so that the time reveals
     * nothing. A person who comes back keeps the chosen password, but not with another mail: another person may be at
     * the screen.
     */
    async anotarContacto(
      idRegistro: string,
      { clave, telefono, prefijo, ...de }: ContactoConPrefijo,
      red: string,
    ) {
      if (!deps.existeTelefono(e164(prefijo, telefono))) return refuse("telefono-inexistente");
      const registro = await repos.registros.porId(idRegistro, now());
      if (!registro) return refuse("registro-vencido");
      const { numeroDocumento } = registro;
      const correo = normalizarCorreo(de.correo);
      const laDeAntes = clave === undefined && registro.correo === correo ? registro.claveHash : null;
      if (clave === undefined && laDeAntes === null) return refuse("clave-por-escribir");
      if (clave !== undefined && esSabida(clave, { correos: [de.correo], numeroDocumento })) {
        return refuse("clave-sabida");
      }
      if (!(await permitirSinSesion(red))) return refuse("demasiadas-escrituras");
      // The document may have changed after the password was chosen, which must not equal it.
      if (laDeAntes !== null && numeroDocumento && (await deps.verificarClave(laDeAntes, numeroDocumento))) {
        return refuse("clave-sabida");
      }
      const claveHash = laDeAntes ?? (await cifrarClave(clave!));
      return anotar(idRegistro, { prefijo, telefono, correo, claveHash });
    },

    politicas: () => repos.politicas.vigentes("REGISTRO", now()),

    /** Stores the answers with the text that was shown; refuses when a required checkbox is not ticked. */
    async anotarCondiciones(idRegistro: string, aceptaciones: readonly Aceptacion[]) {
      const vigentes = await repos.politicas.vigentes("REGISTRO", now());
      const marcadas = new Set(
        aceptaciones
          .filter((aceptacion) => aceptacion.valor === "1" && esVigente(aceptacion, vigentes))
          .map(({ codigo }) => codigo),
      );
      if (requeridasSinMarcar(vigentes, marcadas).length > 0) return refuse("falta-aceptar");
      const respuestas = vigentes.map(({ codigo, tipo, versionActual, huellaDelTexto }) => ({
        codigo,
        version: versionActual,
        valor: tipo === "texto" || marcadas.has(codigo) ? ("1" as const) : ("0" as const),
        huellaDelTexto,
      }));
      return anotar(idRegistro, { aceptaciones: respuestas });
    },
  };
}

export type ContactoConPrefijo = Omit<Contacto, "pais"> & { prefijo: string };

/** Replaces the country of the form by its dial code. */
export const conPrefijo = ({ pais, ...contacto }: Contacto): ContactoConPrefijo => ({
  ...contacto,
  prefijo: prefijoDe(pais)!,
});

const esVigente = ({ codigo, version }: Aceptacion, vigentes: readonly Politica[]) =>
  vigentes.some((politica) => politica.codigo === codigo && politica.versionActual === version);
