import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { FormularioDeCodigo } from "~/components/FormularioDeCodigo";
import { ListaDeDatos } from "~/components/ListaDeDatos";
import { Tarjeta } from "~/components/Tarjeta";
import { fila, pila } from "~/styles/layout.css";
import { VERIFICAR_CORREO } from "./intenciones";
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

/** Mail and mobile: read, edited in their place, and a new mail proven before it counts. */
export function Contacto(props: Props) {
  const { contacto, celular, datosConfirmados, correoPorVerificar, editando, alVerificar } = props;
  return (
    <Tarjeta como="section" className={pila.amplia}>
      <h2>Datos de contacto</h2>
      {editando ? (
        <EditarContacto
          contacto={contacto}
          celular={celular}
          conClave={props.conClave}
          respuesta={props.respuesta}
        />
      ) : (
        <>
          {!datosConfirmados && <Aviso tipo="info">Confirma que estos datos están al día.</Aviso>}
          <ListaDeDatos
            datos={[
              { termino: "Correo electrónico", valor: contacto.correo },
              { termino: "Celular", valor: celular },
            ]}
          />
          <div className={fila.media}>
            <Boton href="/mi-perfil?editar=contacto" variante="secundario">
              Editar tus datos de contacto
            </Boton>
          </div>
        </>
      )}
      {correoPorVerificar && !editando && (
        <section className={pila.media}>
          <h3>Verifica tu correo nuevo</h3>
          <p>
            Enviamos un código a <strong>{correoPorVerificar}</strong>. Hasta que lo escribas aquí, sigues
            entrando con {contacto.correo}.
          </p>
          <FormularioDeCodigo
            ultimo={alVerificar?.envio}
            generales={alVerificar?.generales}
            texto="Verificar correo"
            intencion={VERIFICAR_CORREO}
          />
        </section>
      )}
    </Tarjeta>
  );
}
