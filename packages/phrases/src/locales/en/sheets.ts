import type { sheets as portuguese } from '../pt/sheets.ts';

export const sheets: typeof portuguese = {
  sheets: {
    faults: {
      vazio: 'The file is empty.',
      aspas: 'Quotes are not closed, or are out of place: from here on the file cannot be read.',
      'celulas-demais': 'The line has more cells than the header.',
      'coluna-falta': 'The column “{{column}}” is missing from the first line.',
      'linhas-demais': 'The file has too many lines: split it.',
      'campo-vazio': '“{{column}}” is not filled in.',
      'texto-longo': 'The text of “{{column}}” is too long.',
      'email-invalido': 'There is a malformed e-mail address in “{{column}}”: “{{value, clause}}”.',
      'biblioteca-desconhecida':
        'No library has the code “{{value}}”, given in “{{column, clause}}”.',
      'categoria-desconhecida':
        'No category has the code “{{value}}”, given in “{{column, clause}}”.',
      'data-invalida':
        'There is no such date as “{{value}}”, in “{{column}}”: write 31/12/2026 or 2026-12-31.',
      'papel-desconhecido':
        '“{{column}}” takes “leitor” (patron) or “professor” (teacher), not “{{value, clause}}”.',
      'curso-desconhecido': 'No programme has the code given in “{{column}}”: “{{value, clause}}”.',
      'disciplina-desconhecida':
        'No course has the code given in “{{column}}”: “{{value, clause}}”.',
      'professor-desconhecido':
        'No teacher has the code given in “{{column}}”: “{{value, clause}}”.',
      'professor-de-outra-pessoa': 'The code in “{{column}}” already belongs to another person.',
      'usuario-repetido': 'The user “{{value}}” already appeared on an earlier line.',
      'usuario-da-equipe':
        'The user “{{value}}” is a member of staff, and staff are not changed by file.',
      'usuario-de-outra-unidade':
        'The user “{{value}}” belongs to another unit: only administrators change them by file.',
      'biblioteca-de-outra-unidade':
        '“{{column}}” takes your own unit only: administrators import the others.',
      'vinculo-encerrado': 'The affiliation of the user “{{value}}” has ended.',
      'usuario-desconhecido': 'There is no patron with the user name “{{value, clause}}”.',
      'exemplar-desconhecido': 'There is no copy with the bar code “{{value, clause}}”.',
      'exemplar-ambiguo': 'Several copies have the bar code “{{value}}”: say which library.',
      'exemplar-emprestado':
        'The copy “{{value}}” is on loan to somebody else, or since another day.',
      'exemplar-fora': 'The copy “{{value}}” cannot be on loan: it is lost, on hold or in transit.',
      'datas-invertidas': 'The date “{{value}}”, in “{{column}}”, is before the loan.',
      'data-futura': 'The date “{{value}}”, in “{{column}}”, is in the future.',
      'numero-invalido': '“{{column}}” takes a number from 0 to 99, not “{{value, clause}}”.',
      'sem-regra': 'No rule lends this copy to the category of this patron.',
      'endereco-invalido':
        '“{{column}}” takes an address that begins with https://, not “{{value, clause}}”.',
      'opcao-desconhecida': '“{{value}}” is not one of the choices for “{{column, clause}}”.',
      'numero-fora': 'The number “{{value}}” does not fit “{{column, clause}}”.',
      'referencia-desconhecida': 'Nothing has the code “{{value}}”, given in “{{column, clause}}”.',
      repetido: 'There is an entry with “{{value}}” in “{{column}}” already.',
      'leitura-invalida': 'In “{{column}}” this line is no reading: “{{value, clause}}”.',
      'acervo-desconhecido': 'No title has the number “{{value}}”, given in “{{column, clause}}”.',
      'nao-se-acrescenta': '“{{value}}” is not in this list, and nothing is added to it.',
      'fim-antes-do-inicio': 'The last day, {{value, day}}, is before the first.',
    },
    file: 'CSV file',
    fileHint:
      'In UTF-8 or Latin-1, with commas or semicolons, up to 6 MB. The first line names the columns.',
    tooLarge: 'The file is larger than 6 MB: split it.',
    check: 'Check without saving',
    import: 'Import',
    checked: 'Checked, nothing was saved',
    imported: 'Imported',
    importedSome: 'Imported, except for the rejected lines',
    importedNone: 'Nothing was imported',
    sum: 'Lines read: {{read, number}}. New: {{added, number}}. Changed: {{changed, number}}. Unchanged: {{unchanged, number}}. Refused: {{refused, number}}.',
    errors: 'Rejected lines',
    moreErrors: 'Only the first errors are shown here.',
    line: 'Line',
    column: 'Column',
    problem: 'What is wrong',
    patrons: {
      title: 'Patrons',
      text: 'Columns: usuario (user name), nome (name), unidade (code of the library), emails (separated by semicolons or spaces), categoria (code), validade (valid until), papel (leitor or professor), cursos and disciplinas (codes of the programmes and courses studied, separated by commas), professor (code under which the person teaches). Only the first three are required; a blank field leaves things as they are, and a dash empties cursos, disciplinas or professor. New people set a password through recovery by e-mail.',
    },
    loans: {
      title: 'Loans',
      text: 'Columns: codigo_barras (bar code), usuario (user name), emprestado_em (lent on), vence_em (due on), renovacoes (renewals), devolvido_em (returned on), biblioteca (library). The first four are required. Nothing is charged for what has been returned.',
    },
  },
};
