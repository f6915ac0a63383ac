import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { CabezaConDibujo } from "~/components/CabezaConDibujo";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { Form } from "~/components/Form";
import { EMPEZAR } from "~/domain/medicion/envios";
import { contenedorMedio, enlaceSuelto, fila, pagina, pila, textoGuia } from "~/styles/layout.css";
import { A_MANO, ESCANER, MEDICIONES } from "./direcciones";
import type { action, loader } from "./escaner.server";
import { Medir } from "./Medir";
import { Resultado } from "./Resultado";
import * as css from "./escaner.css";

/** The scanner's purpose and limits, before any permission is asked; after the press, the measurement. */
export function Escaner() {
  const { pulso: pendiente, ...datos } = useLoaderData<typeof loader>();
  const enviado = useActionData<typeof action>();
  const pulso = enviado ? enviado.pulso : pendiente;
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      {/* During the measurement the button that stops it stays in sight on a telephone too. */}
      <CabezaConDibujo titulo="Escáner de pulso" dibujo={enviado ? null : "pulso.svg"}>
        {!enviado && (
          <p className={textoGuia}>
            Con la cámara de tu equipo, o a mano en medio minuto, que suele ser más preciso.
          </p>
        )}
      </CabezaConDibujo>
      {pulso ? (
        <Resultado {...datos} pulso={pulso} enviado={enviado} />
      ) : enviado?.empezar ? (
        <Medir {...datos} />
      ) : (
        <AntesDeEmpezar />
      )}
      {pulso && (
        <p className={fila.corta}>
          <a href={ESCANER} className={enlaceSuelto}>
            Medir otra vez
          </a>
        </p>
      )}
      {datos.conCuenta && (
        <p>
          <a href={MEDICIONES} className={enlaceSuelto}>
            Ver tus mediciones guardadas
          </a>
        </p>
      )}
    </div>
  );
}

function AntesDeEmpezar() {
  return (
    <>
      <Alert title="Es una estimación referencial">
        <p>
          No es un dispositivo médico ni da un diagnóstico. Si te sientes mal, no esperes a medir: llama al{" "}
          <a href="tel:106" className={enlaceSuelto}>
            SAMU, 106
          </a>
          .
        </p>
      </Alert>
      <Form className={fila.media}>
        <Button name="intencion" value={EMPEZAR} large>
          Empezar medición
        </Button>
        <Button href={A_MANO} variant="secondary" large>
          Medir a mano
        </Button>
      </Form>
      <Card as="section" aria-labelledby="antes" className={pila.media}>
        <h2 id="antes">Para que salga bien</h2>
        <ol className={css.pasos}>
          <li>Siéntate y descansa cinco minutos, sin café ni cigarro antes.</li>
          <li>Busca luz de frente: una ventana o una lámpara delante de ti.</li>
          <li>Apoya el equipo a la altura de tu rostro y llena el óvalo con él.</li>
          <li>Quédate sin moverte ni hablar. Dura unos 30 segundos y puedes parar cuando quieras.</li>
        </ol>
        <p>
          La cámara se enciende solo cuando lo pides. La imagen se mira en tu propio equipo: no se envía ni se
          guarda en ninguna parte. Si no vemos tu pulso con claridad, te lo decimos en vez de darte un número.
        </p>
      </Card>
    </>
  );
}
