import type { SubmissionResult } from "@conform-to/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { FormularioDeCodigo } from "../identidad/FormularioDeCodigo";
import { Image } from "~/components/Image";
import { entradaDeActivacion } from "~/domain/cuentas/segundoFactor/segundoFactor";
import { fila, pila } from "~/styles/layout.css";
import { ACTIVAR } from "./intenciones";
import * as css from "./segundoFactor.css";

interface Props {
  qr: string;
  uri: string;
  secreto: string;
  envio: SubmissionResult | null | undefined;
  generales: string[] | undefined;
}

/** Form that turns the second factor on: the authenticator app learns the account, and its first code confirms it. */
export function Activar({ qr, uri, secreto, envio, generales }: Props) {
  return (
    <>
      <section aria-labelledby="agregar" className={pila.media}>
        <h2 id="agregar">1. Agrega tu cuenta a la aplicación</h2>
        <p>Escanea este código con tu aplicación de verificación.</p>
        <Image
          src={qr}
          alt="Código QR para tu aplicación de verificación"
          width="220"
          height="220"
          className={css.qr}
        />
        <p>¿La aplicación está en este mismo celular? Ábrela desde aquí, o escribe en ella esta clave:</p>
        <code className={css.clave}>{secreto}</code>
        <div className={fila.media}>
          <Button href={uri} variant="secondary">
            Abrir mi aplicación
          </Button>
        </div>
      </section>
      <section aria-labelledby="escribir" className={pila.media}>
        <h2 id="escribir">2. Escribe el código que te muestra</h2>
        <FormularioDeCodigo
          ultimo={envio ?? undefined}
          generales={generales}
          texto="Activar"
          intencion={ACTIVAR}
          deAplicacion={entradaDeActivacion}
        />
      </section>
    </>
  );
}

const archivoCon = (respaldos: string[]) =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`${["Códigos de respaldo. Cada uno sirve una vez.", "", ...respaldos].join("\r\n")}\r\n`)}`;

/** Backup codes of the second factor, shown once. No link beside them leads away. */
export function Respaldos({ respaldos }: { respaldos: string[] }) {
  return (
    <Alert kind="exito" role="status" title="Guarda tus códigos de respaldo">
      <p>Cada uno sirve una vez si no tienes tu celular. No los volveremos a mostrar.</p>
      <ul className={css.respaldos}>
        {respaldos.map((respaldo) => (
          <li key={respaldo}>
            <code className={css.clave}>{respaldo}</code>
          </li>
        ))}
      </ul>
      {/* Link that saves the backup codes. The whole file stands in the address, so it needs no script and nothing is
          stored. */}
      <Button href={archivoCon(respaldos)} download="codigos-de-respaldo.txt" variant="secondary">
        Descargar mis códigos
      </Button>
    </Alert>
  );
}
