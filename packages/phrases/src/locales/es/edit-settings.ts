import type { editSettings as portuguese } from '../pt/edit-settings.ts';

export const editSettings: typeof portuguese = {
  groups: {
    institution: 'Institución',
    links: 'Direcciones',
    signIn: 'Acceso',
    passwords: 'Contraseñas nuevas',
    readers: 'Lectores',
    plans: 'Planes docentes',
    standards: 'Proveedores de normas',
    kiosk: 'Autoservicio',
  },
  settings: {
    nome: 'Nombre',
    sigla: 'Sigla',
    cod_empresa: 'Código de la institución',
    msg_suporte_consulta: 'Mensaje de soporte',
    endereco_base: 'Dirección de la institución, a la que lleva «Salir»',
    link_lgpd: 'Página de protección de datos',
    link_icap: 'Página del ICAP',
    link_rede: 'Catálogo de la red',
    __web_aquisicao: 'Sistema de adquisiciones',
    url_libras: 'Programa de Libras (VLibras)',
    denominacao_login: 'Nombre del campo de usuario',
    msg_login: 'Mensaje en la página de acceso',
    __md_aut: 'Quién comprueba las contraseñas',
    __md_crypt: 'Dónde se guardan las contraseñas',
    __web_url_pw: 'Página externa de contraseñas',
    senha_minimo: 'Mínimo de caracteres',
    senha_maximo: 'Máximo de caracteres',
    senhas_barradas: 'Cuántas contraseñas anteriores no se pueden repetir',
    senha_com_numero: 'Exigir un dígito',
    senha_nao_so_numeros: 'Rechazar contraseñas solo de dígitos',
    senha_com_especial: 'Exigir un carácter especial',
    senha_maiuscula_minuscula: 'Exigir mayúsculas y minúsculas',
    senha_sem_nome: 'Rechazar partes del nombre de la persona',
    endereco_abnt: 'ABNT, con {numero} en lugar del número',
    endereco_target: 'Target, con {numero} en lugar del número',
    cadastro_meses: 'Meses de validez del registro renovado (0: solo en el mostrador)',
    cadastro_dias: 'Días antes del fin en que ya se puede renovar',
    campos_leitor:
      'Lo que los lectores cambian por sí mismos en sus datos personales; lo demás lo piden a la biblioteca',
    limite_comentarios: 'Comentarios que esperan al personal, por persona',
    limite_sugestoes: 'Sugerencias sin atender, por persona',
    sumario_periodicos: 'Hay sumarios de publicaciones periódicas',
    sumario_livros: 'Hay sumarios de libros',
    abnt_todos_autores: 'Referencias ABNT: citar a todos los autores, también a partir de cuatro',
    abnt_iniciais: 'Referencias ABNT: abreviar los nombres de pila',
    abnt_italico: 'Referencias ABNT: títulos en cursiva en lugar de negrita',
    url_area_pessoal: 'Área personal en otra dirección',
    vagas_por_exemplar_basica:
      'Bibliografía obligatoria y básica: un ejemplar para cuántas plazas (0: no se pide)',
    vagas_por_exemplar_complementar:
      'Bibliografía complementaria: un ejemplar para cuántas plazas (0: no se pide)',
    eletronico_atende: 'Un título con acceso en línea cumple, sea cual sea el número de ejemplares',
    auto_ativo: 'Ofrecer el autoservicio',
    auto_biblioteca: 'Biblioteca',
    auto_senha: 'Pedir la contraseña, además de la tarjeta',
    auto_idioma: 'Idioma inicial',
  },
  modes: {
    hint: 'Solo se ofrece recuperar la contraseña cuando este sistema las comprueba y las guarda.',
    passwordChecker: { ours: 'Este sistema', other: 'Otro sistema' },
    passwordKeeper: { ours: 'En este sistema', other: 'En otro sistema' },
  },
  hints: {
    cod_empresa:
      'El número por el que otros sistemas conocen a la institución. Acompaña cada título en las respuestas de la API.',
    limite_comentarios:
      'Cuántos comentarios de una misma persona pueden esperar al personal: los enviados a las bibliotecas, hasta que se lean, y los de títulos, hasta que se aprueben, contados aparte. Quien llega al límite solo vuelve a escribir cuando el personal atiende uno de ellos. Con 0, nadie escribe.',
    limite_sugestoes:
      'Cuántas sugerencias de una misma persona pueden quedar sin atender. Quien llega al límite solo vuelve a sugerir cuando el personal cambia la situación de una de ellas. Con 0, nadie sugiere.',
    vagas_por_exemplar_basica:
      'La proporción que la institución quiere mostrar en las páginas de las carreras y en su PDF. Ninguna ley la fija. Con 20, una asignatura de 40 plazas cumple con dos ejemplares de cada título.',
  },
};
