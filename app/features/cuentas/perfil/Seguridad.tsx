import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { RECHAZOS_DE_SEGUNDO_FACTOR } from "~/domain/cuentas/segundoFactor/segundoFactor";
import { contenedorMedio, fila, pagina, pila, textoSuave } from "~/styles/layout.css";
import { Clave } from "./Clave";
import { VERIFICACION } from "./intenciones";
import type { loader, action } from "./seguridad.server";

const ACCESO = "/mi-perfil/acceso-de-asegurado";
/** Link to the insurer's sign-in that returns to this same page, so that the person sees the result there. */
const ENLACE_DE_ASEGURADO = `${ACCESO}?${new URLSearchParams({ redirect: ACCESO })}`;

/** Settings of the sign-in: password, second factor and the link to the insurer's sign-in. */
export function Seguridad() {
  const { conClave, cambiaClave, activadaEl, conAcceso } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Seguridad</h1>
        <p className={textoSuave}>Quién puede entrar a tu cuenta, y desde dónde.</p>
      </header>
      {conClave && <Clave abierta={cambiaClave || respuesta !== undefined} respuesta={respuesta} />}
      <Parte
        titulo="Verificación en dos pasos"
        enlace={{
          href: VERIFICACION,
          texto: activadaEl || !conClave ? "Ver la verificación" : "Activar la verificación",
        }}
      >
        {activadaEl
          ? `Activada el ${activadaEl}.`
          : conClave
            ? "Está apagada. Con ella te pedimos, además de tu contraseña, un código de tu celular."
            : RECHAZOS_DE_SEGUNDO_FACTOR["sin-clave"].mensaje}
      </Parte>
      <Parte titulo="Dispositivos" enlace={{ href: "/mi-perfil/sesiones", texto: "Ver los dispositivos" }}>
        Dónde está abierta tu cuenta, para cerrarla desde aquí.
      </Parte>
      {conAcceso && (
        <Parte
          titulo="Acceso de asegurado"
          enlace={{ href: ENLACE_DE_ASEGURADO, texto: "Ver el acceso de asegurado" }}
        >
          Entra también con él, sin otra contraseña.
        </Parte>
      )}
    </div>
  );
}

interface PropsDeParte {
  titulo: string;
  enlace: { href: string; texto: string };
  children: ReactNode;
}

function Parte({ titulo, enlace, children }: PropsDeParte) {
  return (
    <Card as="section" className={pila.media}>
      <h2>{titulo}</h2>
      <p className={textoSuave}>{children}</p>
      <div className={fila.media}>
        <Button href={enlace.href} variant="secondary">
          {enlace.texto}
        </Button>
      </div>
    </Card>
  );
}
