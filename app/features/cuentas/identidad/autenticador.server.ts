import { redirect } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { Strategy } from "remix-auth/strategy";
import type { RechazoDeAseguradora } from "~/domain/cuentas/identidad/aseguradora";
import type { Ida } from "~/domain/shared/proveedorOidc";
import { describirDispositivo } from "~/domain/cuentas/identidad/dispositivo";
import { credencialesPorDocumento } from "~/domain/cuentas/identidad/documento";
import {
  credenciales,
  type Acceso,
  type NavegadorConocido,
  type Nombrada,
  type PrimerPaso,
  type RechazoAlEntrar,
} from "~/domain/cuentas/identidad/identidad";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { makeCookie } from "~/shell/sesion/cookie.server";
import { navegadorDe } from "~/shell/sesion/navegador.server";
import { services } from "~/services.server";

type Credenciales = Nombrada & { clave: string; dispositivo: string; navegador: NavegadorConocido | null };

/** A refused sign-in, as an exception, because the library expects a strategy to throw. */
export class EntradaRechazada extends Error {
  constructor(readonly rechazo: RechazoAlEntrar) {
    super(rechazo);
  }
}

/** The sign-in was not refused: the code of the second factor comes next. */
export class FaltaSegundoFactor extends Error {
  constructor(readonly primerPaso: PrimerPaso) {
    super("falta-segundo-factor");
  }
}

/** Refusal by us after the insurer's own sign-in succeeded. */
export class PuertaCerrada extends Error {
  constructor(readonly rechazo: RechazoDeAseguradora) {
    super(rechazo);
  }
}

/** Browser and system of this request, in plain words. */
export const dispositivoDe = (request: Request) => describirDispositivo(request.headers.get("user-agent"));

/** E-mail or document with a password, already validated by the form's schema, against the embedded identity. */
class EstrategiaDeClave extends Strategy<Acceso, Credenciales> {
  constructor(
    override readonly name: "clave" | "documento",
    red: string,
  ) {
    super(async (entrada) => {
      const entro = await services.cuentas.identidad.iniciarSesion({ ...entrada, red });
      if (!entro.ok)
        throw entro.rechazo === "falta-segundo-factor"
          ? new FaltaSegundoFactor(entro.detalle)
          : new EntradaRechazada(entro.rechazo);
      return entro.value;
    });
  }

  override async authenticate(request: Request): Promise<Acceso> {
    const datos = Object.fromEntries(await leerFormulario(request));
    const esquema = this.name === "documento" ? credencialesPorDocumento : credenciales;
    return this.verify({
      ...esquema.parse(datos),
      dispositivo: dispositivoDe(request),
      navegador: await navegadorDe(request),
    });
  }
}

/**
 * Strategy that signs in through the insurer: it checks the provider's return against the trip that this browser
 * began.
 */
class EstrategiaDeAseguradora extends Strategy<Acceso, { direccion: URL; dispositivo: string }> {
  override readonly name = "aseguradora";

  constructor(ida: Ida & { reclama: number | null }, red: string) {
    super(async ({ direccion, dispositivo }) => {
      const {
        cuentas: { aseguradora },
      } = services;
      if (!aseguradora) throw new Error("the insurer's door is not configured");
      const externa = await aseguradora.terminar(direccion, ida, red);
      const entrada = await aseguradora.entrar(externa, dispositivo, ida.reclama !== null);
      if (entrada.ok) return entrada.value;
      throw entrada.rechazo === "falta-segundo-factor"
        ? new FaltaSegundoFactor(entrada.detalle)
        : new PuertaCerrada(entrada.rechazo);
    });
  }

  override authenticate(request: Request): Promise<Acceso> {
    return this.verify({ direccion: new URL(request.url), dispositivo: dispositivoDe(request) });
  }
}

/** Cookie that a person holds between the password and the code of the second factor. */
const pase = makeCookie("pase");
const VIDA_DEL_PASE_EN_SEGUNDOS = 10 * 60;

async function guardarPase(request: Request, primerPaso: PrimerPaso): Promise<string> {
  const sellado = await services.cuentas.identidad.firmarPase(primerPaso);
  return pase.poner(request, sellado, { maxAge: VIDA_DEL_PASE_EN_SEGUNDOS });
}

export async function paseDe(request: Request): Promise<PrimerPaso | null> {
  const sellado = await pase.leer(request);
  return typeof sellado === "string" ? services.cuentas.identidad.leerPase(sellado) : null;
}

export const quitarPase = pase.quitar;

/** Redirects to the step of the second factor, and from there to the person's destination. */
export async function pedirSegundoPaso(
  request: Request,
  { primerPaso }: FaltaSegundoFactor,
  destino: string,
  headers = new Headers(),
) {
  headers.append("set-cookie", await guardarPase(request, primerPaso));
  return redirect(`/iniciar-sesion/verificacion?${new URLSearchParams({ redirect: destino })}`, {
    status: 303,
    headers,
  });
}

/** Ways to sign in from this network address; the insurer's only on the return from it. */
export function autenticadorPara(red: string, ida?: Ida & { reclama: number | null }): Authenticator<Acceso> {
  const autenticador = new Authenticator<Acceso>()
    .use(new EstrategiaDeClave("clave", red))
    .use(new EstrategiaDeClave("documento", red));
  return ida ? autenticador.use(new EstrategiaDeAseguradora(ida, red)) : autenticador;
}
