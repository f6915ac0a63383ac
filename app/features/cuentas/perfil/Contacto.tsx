import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { FormularioDeCodigo } from "../identidad/FormularioDeCodigo";
import { Form } from "~/components/Form";
import { VIDA_DE_CODIGO_EN_MINUTOS } from "~/domain/cuentas/identidad/codigo";
import { DataList } from "~/components/DataList";
import { Card } from "~/components/Card";
import { fila, pila } from "~/styles/layout.css";
import { CONSERVAR_CORREO, CORREO_NUEVO, REENVIAR_CODIGO, VERIFICAR_CORREO } from "./intenciones";
import { EditarContacto } from "./EditarContacto";
import type { RespuestaDePerfil } from "./respuesta";

interface Props {
  contacto: { correo: string; pais: string; telefono: string; version: string };
  celular: string;
  datosConfirmados: boolean;
  correoPorVerificar: string | null;
  conClave: boolean;
  editando: boolean;
  respuesta: RespuestaDePerfil | undefined;
  alVerificar: RespuestaDePerfil | undefined;
}

/** Mail and mobile number of the person: shown, edited in place, and a new mail proved before it counts. */
export function Contacto(props: Props) {
  const { contacto, celular, datosConfirmados, correoPorVerificar, editando, alVerificar } = props;
  return (
    <Card
      as="section"
      id="tu-contacto"
      tabIndex={-1}
      aria-labelledby="titulo-contacto"
      className={pila.amplia}
    >
      <h2 id="titulo-contacto">Datos de contacto</h2>
      {editando ? (
        <EditarContacto
          contacto={contacto}
          celular={celular}
          conClave={props.conClave}
          respuesta={props.respuesta}
        />
      ) : (
        <>
          {!datosConfirmados && <Alert kind="info">Confirma que estos datos están al día.</Alert>}
          <DataList
            entries={[
              { term: "Correo electrónico", value: contacto.correo },
              { term: "Celular", value: celular },
            ]}
          />
          <div className={fila.media}>
            <Button href="/mi-perfil?editar=contacto#tu-contacto" variant="secondary">
              Editar tus datos de contacto
            </Button>
          </div>
        </>
      )}
      {correoPorVerificar && !editando && (
        <section id={CORREO_NUEVO} tabIndex={-1} aria-labelledby="titulo-correo-nuevo" className={pila.media}>
          <h3 id="titulo-correo-nuevo">Verifica tu correo nuevo</h3>
          <p>
            Enviamos un código a <strong>{correoPorVerificar}</strong>. Dura {VIDA_DE_CODIGO_EN_MINUTOS}{" "}
            minutos; si no lo ves, mira también en correo no deseado. Hasta que lo escribas aquí, sigues
            entrando con {contacto.correo}.
          </p>
          <FormularioDeCodigo
            ultimo={alVerificar?.envio}
            generales={alVerificar?.generales}
            texto="Verificar correo"
            intencion={VERIFICAR_CORREO}
          />
          <Form className={fila.media}>
            <Button variant="secondary" name="intencion" value={REENVIAR_CODIGO}>
              Enviar otro código
            </Button>
            <Button variant="secondary" name="intencion" value={CONSERVAR_CORREO}>
              Quedarme con mi correo actual
            </Button>
          </Form>
        </section>
      )}
    </Card>
  );
}
