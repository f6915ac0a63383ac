import { Authenticator } from "remix-auth";
import { Strategy } from "remix-auth/strategy";
import type { Ida, RechazoDeAseguradora } from "~/domain/identidad/aseguradora";
import { describirDispositivo } from "~/domain/identidad/dispositivo";
import { credencialesPorDocumento } from "~/domain/identidad/documento";
import { credenciales, type Acceso, type RechazoAlEntrar } from "~/domain/identidad/identidad";
import type { Nombrada } from "~/domain/identidad/identidad";
import { leerFormulario } from "./formulario.server";
import { services } from "~/services.server";

type Credenciales = Nombrada & { clave: string; dispositivo: string };

/** A refused sign-in, as an error because that is how a strategy says no. */
export class EntradaRechazada extends Error {
  constructor(readonly rechazo: RechazoAlEntrar) {
    super(rechazo);
  }
}

/** Refused by us after the insurer's own sign-in went well. */
export class PuertaCerrada extends Error {
  constructor(readonly rechazo: RechazoDeAseguradora) {
    super(rechazo);
  }
}

/** What the browser of this request runs on, in plain words. */
export const dispositivoDe = (request: Request) => describirDispositivo(request.headers.get("user-agent"));

/** E-mail or document with a password, already validated by the form's schema, against the embedded identity. */
class EstrategiaDeClave extends Strategy<Acceso, Credenciales> {
  constructor(
    override readonly name: "clave" | "documento",
    direccion: string,
  ) {
    super(async (entrada) => {
      const entro = await services.identidad.iniciarSesion({ ...entrada, direccion });
      if (!entro.ok) throw new EntradaRechazada(entro.rechazo);
      return entro.value;
    });
  }

  override async authenticate(request: Request): Promise<Acceso> {
    const datos = Object.fromEntries(await leerFormulario(request));
    const esquema = this.name === "documento" ? credencialesPorDocumento : credenciales;
    return this.verify({ ...esquema.parse(datos), dispositivo: dispositivoDe(request) });
  }
}

/** The insurer's door: what came back from its provider, to the trip that this browser began. */
class EstrategiaDeAseguradora extends Strategy<Acceso, { direccion: URL; dispositivo: string }> {
  override readonly name = "aseguradora";

  constructor(ida: Ida) {
    super(async ({ direccion, dispositivo }) => {
      const { aseguradora } = services;
      if (!aseguradora) throw new Error("the insurer's door is not configured");
      const entrada = await aseguradora.entrar(await aseguradora.terminar(direccion, ida), dispositivo);
      if (!entrada.ok) throw new PuertaCerrada(entrada.rechazo);
      return entrada.value;
    });
  }

  override authenticate(request: Request): Promise<Acceso> {
    return this.verify({ direccion: new URL(request.url), dispositivo: dispositivoDe(request) });
  }
}

/** The ways in for somebody at this address; the insurer's only on the way back from it. */
export function autenticadorPara(direccion: string, ida?: Ida): Authenticator<Acceso> {
  const autenticador = new Authenticator<Acceso>()
    .use(new EstrategiaDeClave("clave", direccion))
    .use(new EstrategiaDeClave("documento", direccion));
  return ida ? autenticador.use(new EstrategiaDeAseguradora(ida)) : autenticador;
}
