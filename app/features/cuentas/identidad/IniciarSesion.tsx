import { Form, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { Paisaje } from "~/components/Paisaje";
import { RECHAZOS_DE_ASEGURADORA } from "~/domain/cuentas/identidad/aseguradora";
import { conParametros } from "~/shell/direcciones";
import { ErrorDeAutenticacion } from "~/shell/marco/ErrorDeAutenticacion";
import { useRaiz } from "~/shell/marco/marca";
import { contenedor, pagina, pila, textoSuave } from "~/styles/layout.css";
import { CARA_DE_ASEGURADORA, estaPorUnir, presentacion, PUERTA, UNIR_ACCESO } from "./caras";
import { FormularioDeCorreo, FormularioDeDocumento } from "./FormulariosDeEntrada";
import * as css from "./entrada.css";
import type { loader, action } from "./iniciarSesion.server";

export function IniciarSesion() {
  const { cara, conDocumento, vieneDeUnaPagina, conPuerta, aviso, despues } = useLoaderData<typeof loader>();
  const { marca } = useRaiz();
  const { pathname, search } = useLocation();
  const { envio, generales, fallo } = useActionData<typeof action>() ?? {};
  const redirigir = new URLSearchParams(search).get("redirect");
  const destino = estaPorUnir(aviso) ? UNIR_ACCESO : redirigir;
  const conDestino = (a: string) => conParametros(a, "", { redirect: redirigir });
  const Campos = conDocumento ? FormularioDeDocumento : FormularioDeCorreo;
  return (
    <div className={classNames(contenedor, pagina)}>
      {fallo && (
        <ErrorDeAutenticacion
          key={fallo.codigo}
          marca={marca}
          codigo={fallo.codigo}
          hrefAlCerrar={`${pathname}${search}`}
        />
      )}
      <div className={css.entrada}>
        <div className={css.formulario}>
          <header className={pila.corta}>
            <h1>Iniciar sesión</h1>
            <p className={textoSuave}>{presentacion(cara, marca, vieneDeUnaPagina, destino)}</p>
          </header>
          {despues && <Alert>{despues}</Alert>}
          {aviso && (
            <Alert kind="advertencia" role="alert">
              <p>{RECHAZOS_DE_ASEGURADORA[aviso].mensaje}</p>
              {aviso === "documento-de-otra-cuenta" && (
                <Form method="post" action={conDestino(PUERTA)} className={pila.corta}>
                  <p>
                    Si no es tuya, tu documento pasa a una cuenta nueva. Si dudas,{" "}
                    <a href="/ayuda">escríbenos</a> antes.
                  </p>
                  <Button type="submit" variant="secondary">
                    Esa cuenta no es mía
                  </Button>
                </Form>
              )}
              {(aviso === "ya-enlazada" || aviso === "datos-ilegibles") && (
                <p>
                  <a href="/ayuda">Pedir ayuda</a>
                </p>
              )}
            </Alert>
          )}
          {cara === "aseguradora" && conPuerta && !estaPorUnir(aviso) && (
            <div className={pila.corta}>
              <Button href={conDestino(PUERTA)} wide large>
                Entrar con mi acceso de asegurado
              </Button>
              <p className={classNames(textoSuave, css.alternativa)}>o con tu contraseña de {marca.nombre}</p>
            </div>
          )}
          <Campos key={String(conDocumento)} envio={envio} generales={generales} />
          <nav aria-label="Otras formas de entrar" className={css.otras}>
            <p>¿Todavía no tienes cuenta?</p>
            <Button
              href={conDestino(cara === "app" ? "/registro-app" : "/registro")}
              variant="secondary"
              wide
            >
              Crear cuenta
            </Button>
            <a href={conDestino("/recuperar-clave")}>Olvidé mi contraseña</a>
            <a
              href={conParametros(pathname, search, {
                con: conDocumento ? "correo" : "documento",
                error: null,
              })}
            >
              {conDocumento ? "Entrar con mi correo" : "Entrar con mi documento"}
            </a>
            {cara === "aseguradora" ? (
              <a href={conDestino("/iniciar-sesion")}>No soy cliente {marca.aseguradora}</a>
            ) : (
              <a href={conDestino(`/iniciar-sesion/${CARA_DE_ASEGURADORA}`)}>
                Soy cliente {marca.aseguradora || "de la aseguradora"}
              </a>
            )}
          </nav>
        </div>
        <Paisaje className={css.paisaje} imagen={css.imagen} loading="lazy" />
      </div>
    </div>
  );
}
