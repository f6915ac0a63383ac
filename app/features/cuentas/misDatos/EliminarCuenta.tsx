import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { CampoDePrueba } from "~/components/CampoDePrueba";
import { classNames } from "~/components/classNames";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { Card } from "~/components/Card";
import { pruebaPara } from "~/domain/cuentas/identidad/prueba";
import {
  DATOS_QUE_QUEDAN,
  ESPERA_DE_ELIMINACION_EN_DIAS,
  type obstaculoDe,
} from "~/domain/cuentas/misDatos/eliminacion";
import { ELIMINACION, MIS_DATOS } from "~/domain/cuentas/misDatos/direcciones";
import { CANCELAR } from "./intenciones";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import type { loader, action } from "./eliminacion.server";

export function EliminarCuenta() {
  const { cuando, antes, conClave, sePierde } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const [form, { clave }] = useForm<{ clave?: string | undefined }>({
    lastResult: respuesta?.envio ?? undefined,
    constraint: getZodConstraint(pruebaPara(conClave)),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: pruebaPara(conClave) }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <h1>Eliminar mi cuenta</h1>
      {cuando ? (
        <Card className={pila.media}>
          <p>
            Tu cuenta se eliminará <strong>{cuando}</strong>. Hasta entonces todo funciona como siempre.
          </p>
          {antes && <Obstaculo {...antes} />}
          {sePierde && (
            <p>
              Con ella {sePierde.seVa} {sePierde.cosas}, {sePierde.siNo}.
            </p>
          )}
          <Form className={pila.media}>
            <ErrorSummary errors={[]} general={respuesta?.generales} />
            <Button name="intencion" value={CANCELAR}>
              Cancelar la eliminación
            </Button>
          </Form>
        </Card>
      ) : antes ? (
        <Obstaculo {...antes} />
      ) : (
        <Card className={pila.media}>
          <p>
            Esperamos {ESPERA_DE_ELIMINACION_EN_DIAS} días antes de hacerlo, por si cambias de idea. Después
            borramos de tu cuenta tu nombre, tu documento, tu correo, tu celular, tus notas, tus
            notificaciones, los correos que te enviamos, los dispositivos con tu cuenta, lo que respondiste y
            mediste de tu salud, tu historial y tus favoritos. No se puede deshacer.
          </p>
          {sePierde && (
            <p>
              También {sePierde.seVa} <strong>{sePierde.cosas}</strong>: {sePierde.sePuede} antes de que
              llegue la fecha.
            </p>
          )}
          <p className={textoSuave}>{DATOS_QUE_QUEDAN}</p>
          <Form {...getFormProps(form)} className={pila.media}>
            <ErrorSummary errors={errorsOf([clave, "Contraseña"])} general={respuesta?.generales} />
            <CampoDePrueba conClave={conClave} campo={clave} volverA={ELIMINACION} />
            <Button variant="danger">Pedir la eliminación</Button>
          </Form>
        </Card>
      )}
      <p>
        <a className={enlaceSuelto} href={MIS_DATOS}>
          Volver a tus datos
        </a>
      </p>
    </div>
  );
}

/** Reason why the account cannot be deleted yet, and the page on which the person ends it. */
function Obstaculo({ mensaje, enlace }: ReturnType<typeof obstaculoDe>) {
  return (
    <Alert kind="advertencia">
      <p>{mensaje}</p>
      {enlace && (
        <a className={enlaceSuelto} href={enlace.href}>
          {enlace.texto}
        </a>
      )}
    </Alert>
  );
}
