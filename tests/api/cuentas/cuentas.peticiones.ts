import { registrarHastaElCodigo, codigoDe, CLAVE_DE_PRUEBA, enlaceDe } from "../../support/cuentas";
import { valor, type Mundo } from "../../support/servicios";
import { TOTP } from "otpauth";
import { cuerpo, respuestas, type Peticiones, type Preparar, type Duena } from "../../support/peticiones";

/** Requests of this context that need a body, or something prepared. */
export const peticiones = (mundo: Mundo): Peticiones => {
  const CORREO_NUEVO = "nueva@prueba.example";

  const aceptacion = { flujo: "REGISTRO", politicasAceptacion: respuestas({ TYC: "1" }) };

  const conRegistro: Preparar = async (de) => {
    const correo = "ana@prueba.example";
    de.parametros.idRegistro = await registrarHastaElCodigo(mundo, { numeroDocumento: "40000001", correo });
    return { cuerpo: { codigo: await codigoDe(mundo, correo) } };
  };

  const contacto = ({ version }: Duena) => ({ telefono: "911111111", email: CORREO_NUEVO, version });

  const conCambioDeCorreo: Preparar = async (de) => {
    const { telefono, prefijo, version, idPersona } = de;
    const cambio = {
      idPersona,
      idAcceso: "ninguno",
      clave: CLAVE_DE_PRUEBA,
      telefono,
      prefijo,
      version,
      correo: CORREO_NUEVO,
      red: "",
      canal: "api" as const,
    };
    valor(await mundo.servicios.cuentas.cuenta.contacto.guardar(cambio));
    return { cuerpo: { codigo: await codigoDe(mundo, CORREO_NUEVO) } };
  };

  const CLAVE_NUEVA = "cuatro perros azules";

  /** Starts the recovery of a person's account. */
  const conRecuperacion = (escribir: (de: Duena) => Promise<unknown>): Preparar => {
    return async (de) => {
      const pedida = { quien: de.email, red: "" };
      de.parametros.idRecuperacion = valor(await mundo.servicios.cuentas.recuperarClave.pedir(pedida));
      return { cuerpo: await escribir(de) };
    };
  };

  /** First code of a second factor that is still to be confirmed. */
  async function codigoDeSegundoFactor(idPersona: number) {
    const prueba = { idPersona, idAcceso: "", clave: CLAVE_DE_PRUEBA };
    const { secreto } = valor(await mundo.servicios.cuentas.segundoFactor.pedir(prueba));
    return new TOTP({ secret: secreto }).generate({ timestamp: mundo.reloj.ahora.getTime() });
  }

  const conSegundoFactor: Preparar = async ({ idPersona }) => {
    const codigo = await codigoDeSegundoFactor(idPersona);
    valor(await mundo.servicios.cuentas.segundoFactor.activar({ idPersona, codigo, canal: "api" }));
    return { cuerpo: { clave: CLAVE_DE_PRUEBA } };
  };

  const conAccesoDeAsegurado: Preparar = async ({ idPersona }) => {
    await mundo.db
      .insertInto("identidades_enlazadas")
      .values({
        emisor: "https://aseguradora.example",
        sujeto: String(idPersona),
        id_persona: idPersona,
        enlazada_en: mundo.reloj.ahora.toISOString(),
      })
      .execute();
    return { cuerpo: { clave: CLAVE_DE_PRUEBA } };
  };

  const conEliminacion: Preparar = async ({ idPersona }) => {
    valor(
      await mundo.servicios.cuentas.pedirEliminacion({
        idPersona,
        idAcceso: "",
        canal: "api",
        clave: CLAVE_DE_PRUEBA,
      }),
    );
    return {};
  };

  const registro = () => ({
    numeroDocumento: "40000001",
    nombre: "Ana",
    apePaterno: "Ríos",
    apeMaterno: "Núñez",
    telefono: "987654321",
    email: "ana@prueba.example",
    clave: CLAVE_DE_PRUEBA,
    politicasAceptacion: respuestas({ TYC: "1" }),
  });

  const soloMismaPersona = ({ idUsuario }: Duena) => ({ consulta: { uuid: idUsuario } });

  return {
    "post /autenticacion/deshacer": cuerpo(() => ({ enlace: "de-nadie" })),
    "post /autenticacion/token": cuerpo(({ email }) => ({ correo: email, clave: CLAVE_DE_PRUEBA })),
    "post /autenticacion/refresco": cuerpo(({ refreshToken }) => ({ refreshToken })),
    "post /autenticacion/recuperaciones": cuerpo(({ email }) => ({ quien: email })),
    "post /autenticacion/recuperaciones/{idRecuperacion}/codigo": conRecuperacion(({ email }) =>
      codigoDe(mundo, email).then((codigo) => ({ codigo })),
    ),
    "post /autenticacion/recuperaciones/confirmacion": conRecuperacion(async ({ email }) => ({
      enlace: await enlaceDe(mundo, email),
      clave: CLAVE_NUEVA,
    })),
    "get /perfiles": soloMismaPersona,
    "get /politicas/{flujo}/{politica}/versiones": ({ parametros }) => {
      Object.assign(parametros, { flujo: "REGISTRO", politica: "TYC" });
      return {};
    },
    "get /politicas/publicas": () => ({ consulta: { flujo: "REGISTRO" } }),
    "get /politicas/privadas": ({ esAsegurada }) => ({
      consulta: { flujo: "GLOBAL" },
      cabeceras: { "client-id": "cliente", origin: esAsegurada ? "aseguradora" : "producto" },
    }),
    "post /politicas/publicas/aceptaciones": cuerpo(() => aceptacion),
    "post /politicas/publicas/validaciones": cuerpo(() => aceptacion),
    "put /personas/{id}/actualizacion-datos": cuerpo(({ email, telefono, prefijo }) => ({
      correo: email,
      telefono: { numero: telefono, prefijo },
      politicasAceptacion: respuestas({ CUA: "1" }),
    })),
    "post /perfiles/{uuid}/cierre-politicas": cuerpo(() => ({})),
    "post /personas/{id}/consentimientos/{idConsentimiento}/respuestas": cuerpo(() => ({ valor: "0" })),
    "put /personas/{id}/preferencias": cuerpo(() => ({ temas: [], avisosDiscretos: true })),
    "post /personas/{id}/datos": cuerpo(() => ({ clave: CLAVE_DE_PRUEBA })),
    "post /personas/{id}/eliminacion": cuerpo(() => ({ clave: CLAVE_DE_PRUEBA })),
    "delete /personas/{id}/eliminacion": conEliminacion,
    "post /usuarios": cuerpo(registro),
    "post /usuarios/{idRegistro}/confirmacion": conRegistro,
    "get /usuarios": ({ usuarioLogin }) => ({ consulta: { usuarioLogin } }),
    "post /personas/{id}": cuerpo(({ version }) => ({
      nombre: "Anita",
      apePaterno: "Ríos",
      apeMaterno: "",
      version,
    })),
    "patch /personas/{id}/contacto": cuerpo((de) => ({ ...contacto(de), clave: CLAVE_DE_PRUEBA })),
    "post /personas/{id}/clave": cuerpo(() => ({ actual: CLAVE_DE_PRUEBA, nueva: CLAVE_NUEVA })),
    "post /personas/{id}/segundo-factor": cuerpo(() => ({ clave: CLAVE_DE_PRUEBA })),
    "post /personas/{id}/segundo-factor/activacion": async ({ idPersona }) => ({
      cuerpo: { codigo: await codigoDeSegundoFactor(idPersona) },
    }),
    "post /personas/{id}/segundo-factor/respaldos": conSegundoFactor,
    "post /personas/{id}/segundo-factor/retiro": conSegundoFactor,
    "post /personas/{id}/acceso-de-asegurado/retiro": conAccesoDeAsegurado,
    "post /personas/{id}/contacto/correo": conCambioDeCorreo,
    "post /personas/{id}/contacto/correo/codigo": conCambioDeCorreo,
    "post /personas/{id}/contacto/correo/retiro": conCambioDeCorreo,
  };
};
