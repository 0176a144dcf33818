"""Operators, conditions and comparisons."""

from __future__ import annotations

import ast

from tools.translator import kinds
from tools.translator.code import AND, ARROW, EQUAL, LESS, OR, PLUS, PRIMARY, TIMES, UNARY, Code, Translator, wrapped
from tools.translator.kinds import ANY, BOOL, FLOAT, INT, NONE, STR, Kind

BITS = {ast.BitAnd: "and", ast.BitOr: "or", ast.BitXor: "xor", ast.LShift: "shl", ast.RShift: "shr"}
ORDER = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
ALWAYS_TRUE = {"instance", "record", "tuple"}
"""Kinds whose values are true; no tuple of a known length is empty."""


class Operators(Translator):
    """Translates what is reckoned, asked and compared."""

    def truth(self, node: ast.expr) -> Code:
        """A condition, with JavaScript's idea of what is true."""
        code = self.code(node)
        return self.truth_of(code)

    def truth_of(self, code: Code) -> Code:
        kind = code.kind
        if all(each.name in ALWAYS_TRUE or each.name in kinds.SIMPLE for each in kinds.members(kind)):
            return code
        if NONE in kinds.members(kind) and code.text.isidentifier():
            inner = self.truth_of(Code(code.text, kinds.without_none(kind)))
            return Code(f"{code.text} !== null && {wrapped(inner, AND + 1)}", BOOL, AND)
        if kind.name in ("list", "array"):
            return Code(f"{wrapped(code, PRIMARY)}.length > 0", BOOL, LESS)
        if kind.name == "set":
            return Code(f"{wrapped(code, PRIMARY)}.size > 0", BOOL, LESS)
        return Code(f"py.truth({code.text})", BOOL)

    def _of_boolop(self, node: ast.BoolOp) -> Code:
        is_and = isinstance(node.op, ast.And)
        sign, level = ("&&", AND) if is_and else ("||", OR)
        codes, kept = [], dict(self.narrowed)
        for value in node.values:
            codes.append(self.code(value))
            self.narrow(value, is_and)
        self.narrowed = kept
        if all(self.truth_of(code) is code for code in codes[:-1]):
            return Code(
                f" {sign} ".join(wrapped(code, level + 1) for code in codes), kinds.joined(c.kind for c in codes), level
            )
        if all(code.kind == BOOL for code in codes[1:]) and is_and:
            truths = [self.truth_of(code) for code in codes]
            return Code(f" {sign} ".join(wrapped(code, level + 1) for code in truths), BOOL, level)
        result = codes[-1]
        for code in reversed(codes[:-1]):
            text = f"py.{'both' if is_and else 'either'}({code.text}, () => {wrapped(result, ARROW)})"
            result = Code(text, kinds.joined((code.kind, result.kind)))
        return result

    def condition(self, node: ast.expr) -> Code:
        """A condition whose value itself is not needed."""
        if isinstance(node, ast.BoolOp):
            is_and = isinstance(node.op, ast.And)
            sign, level, kept, codes = "&&" if is_and else "||", AND if is_and else OR, dict(self.narrowed), []
            for value in node.values:
                codes.append(self.condition(value))
                self.narrow(value, is_and)
            self.narrowed = kept
            return Code(f" {sign} ".join(wrapped(code, level + 1) for code in codes), BOOL, level)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return Code(f"!{wrapped(self.condition(node.operand), UNARY)}", BOOL, UNARY)
        return self.truth(node)

    def _of_unaryop(self, node: ast.UnaryOp) -> Code:
        if isinstance(node.op, ast.Not):
            return self.condition(node)
        value = self.code(node.operand)
        if isinstance(node.op, ast.USub) and self._is_number(value.kind):
            return Code(f"-{wrapped(value, PRIMARY)}", value.kind, UNARY)
        if isinstance(node.op, ast.Invert):
            return Code(f"py.xor({value.text}, -1)", INT)
        raise self.at.refuse(node, f"{type(node.op).__name__} of {value.kind!r} is not known")

    def _is_number(self, kind: Kind) -> bool:
        return all(member.name in ("int", "float", "bool", "any", "none", "never") for member in kinds.members(kind))

    def _of_binop(self, node: ast.BinOp) -> Code:
        return self.operation(self.code(node.left), node.op, self.code(node.right), node)

    def operation(self, left: Code, op: ast.operator, right: Code, node: ast.AST) -> Code:
        a, b = kinds.without_none(left.kind), kinds.without_none(right.kind)
        if a.name == "array" and b.name == "array" and isinstance(op, ast.Sub):
            return Code(f"py.minus({left.text}, {right.text})", a)
        if a.name == "set" and b.name == "set" and type(op) in (ast.BitAnd, ast.BitOr, ast.Sub):
            name = {ast.BitAnd: "common", ast.BitOr: "united", ast.Sub: "without"}[type(op)]
            return Code(f"py.{name}({left.text}, {right.text})", kinds.joined((a, b)))
        if a.name == "dict" and b.name == "dict" and isinstance(op, ast.BitOr):
            return Code(f"py.merged({left.text}, {right.text})", kinds.joined((a, b)))
        if type(op) in BITS:
            return Code(f"py.{BITS[type(op)]}({left.text}, {right.text})", INT)
        if isinstance(op, ast.Add) and a.name in kinds.ORDERED and b.name in kinds.ORDERED:
            item = kinds.joined((kinds.item_of(a), kinds.item_of(b)))
            return Code(f"[...{wrapped(left, ARROW)}, ...{wrapped(right, ARROW)}]", kinds.list_of(item))
        if isinstance(op, ast.Add) and a == STR and b == STR:
            return Code(f"{wrapped(left, PLUS)} + {wrapped(right, PLUS + 1)}", STR, PLUS)
        if isinstance(op, ast.Mult) and a.name in ("list", "tuple"):
            return Code(f"py.repeated({left.text}, {right.text})", kinds.list_of(kinds.item_of(a)))
        if not (self._is_number(a) and self._is_number(b)):
            raise self.at.refuse(node, f"{type(op).__name__} of {a!r} and {b!r} is not known")
        kind = FLOAT if FLOAT in (a, b) or isinstance(op, ast.Div) else ANY if ANY in (a, b) else INT
        if a == ANY and b == ANY and isinstance(op, ast.Add | ast.Mult):
            raise self.at.refuse(node, f"{type(op).__name__} of what may be anything is not known; say what it is")
        if isinstance(op, ast.Add | ast.Sub):
            sign = "+" if isinstance(op, ast.Add) else "-"
            return Code(f"{wrapped(left, PLUS)} {sign} {wrapped(right, PLUS + 1)}", INT if kind == ANY else kind, PLUS)
        if isinstance(op, ast.Div):
            return Code(f"{wrapped(left, TIMES)} / {wrapped(right, TIMES + 1)}", FLOAT, TIMES)
        names = {ast.Mult: "times", ast.FloorDiv: "div", ast.Mod: "mod", ast.Pow: "power"}
        if type(op) not in names:
            raise self.at.refuse(node, f"{type(op).__name__} is not known")
        return Code(f"py.{names[type(op)]}({left.text}, {right.text})", kind)

    # ------------------------------------------------------------------------------------------------ comparisons

    def _of_compare(self, node: ast.Compare) -> Code:
        if ast.unparse(node).startswith("type(") and ast.unparse(node).endswith(") is int"):
            assert isinstance(node.left, ast.Call)
            return Code(f"Number.isInteger({self.text(node.left.args[0])})", BOOL)
        values = [node.left, *node.comparators]
        for value in values[1:-1]:
            if not isinstance(value, ast.Name | ast.Constant | ast.Attribute | ast.Subscript):
                raise self.at.refuse(node, "what stands in the middle of a comparison must be a name")
        codes = [self.code(value) for value in values]
        parts = [
            self._compared(left, op, right, node) for left, op, right in zip(codes, node.ops, codes[1:], strict=False)
        ]
        if len(parts) == 1:
            return parts[0]
        return Code(" && ".join(wrapped(part, AND + 1) for part in parts), BOOL, AND)

    def _compared(self, left: Code, op: ast.cmpop, right: Code, node: ast.AST) -> Code:
        a, b = left.kind, right.kind
        is_instance = all(
            each.name == "instance" for kind in (a, b) for each in kinds.members(kinds.without_none(kind))
        )
        if isinstance(op, ast.Is | ast.IsNot) and is_instance:
            equals = "===" if isinstance(op, ast.Is) else "!=="
            return Code(f"{wrapped(left, LESS + 1)} {equals} {wrapped(right, LESS + 1)}", BOOL, LESS)
        if isinstance(op, ast.Eq | ast.NotEq | ast.Is | ast.IsNot):
            return self._equal(left, right, isinstance(op, ast.NotEq | ast.IsNot))
        if isinstance(op, ast.In | ast.NotIn):
            found = self._contained(left, right, node)
            return found if isinstance(op, ast.In) else Code(f"!{wrapped(found, UNARY)}", BOOL, UNARY)
        if a.name == "set" and b.name == "set" and isinstance(op, ast.LtE):
            return Code(f"py.isSubset({left.text}, {right.text})", BOOL)
        if a.name in kinds.ORDERED or b.name in kinds.ORDERED or a.name == "str":
            return Code(f"py.compare({left.text}, {right.text}) {ORDER[type(op)]} 0", BOOL, LESS)
        if not (self._is_number(a) and self._is_number(b)):
            raise self.at.refuse(node, f"the order of {a!r} and {b!r} is not known")
        return Code(f"{wrapped(left, LESS + 1)} {ORDER[type(op)]} {wrapped(right, LESS + 1)}", BOOL, LESS)

    def _equal(self, left: Code, right: Code, is_not: bool) -> Code:
        a, b = left.kind, right.kind
        if a.name == "array" and b.name == "array":
            return Code(
                f"py.{'differing' if is_not else 'matching'}({left.text}, {right.text})", kinds.Kind("array", (BOOL,))
            )
        if self._is_identity(a, b):
            sign = "!==" if is_not else "==="
            return Code(f"{wrapped(left, EQUAL + 1)} {sign} {wrapped(right, EQUAL + 1)}", BOOL, EQUAL)
        sign = "!" if is_not else ""
        return Code(f"{sign}py.equal({left.text}, {right.text})", BOOL, UNARY if is_not else PRIMARY)

    def _is_identity(self, a: Kind, b: Kind) -> bool:
        """Whether JavaScript's own comparison says what Python's does; a truth is a number to Python."""
        names = {member.name for kind in (a, b) for member in kinds.members(kind)}
        if NONE in (a, b) or STR in (a, b):
            return True
        return names <= kinds.SIMPLE and not {"bool", "int"} <= names

    def _contained(self, left: Code, right: Code, node: ast.AST) -> Code:
        kind = right.kind
        if (
            kind.name in kinds.ORDERED
            and self._is_identity(left.kind, kinds.item_of(kind))
            and kinds.item_of(kind) != NONE
        ):
            item, has = kinds.item_of(kind), f"{wrapped(right, PRIMARY)}.includes"
            is_same = set(kinds.members(left.kind)) <= set(kinds.members(item)) and kind.name != "tuple"
            return Code(f"{has}({left.text})" if is_same else f"py.contains({right.text}, {left.text})", BOOL)
        if kind.name == "dict":
            return Code(f"py.has({right.text}, {left.text})", BOOL)
        if kind.name == "set" and left.kind in (INT, STR):
            return Code(f"{wrapped(right, PRIMARY)}.has({left.text})", BOOL)
        if kind == STR:
            return Code(f"{wrapped(right, PRIMARY)}.includes({left.text})", BOOL)
        if kind.name == "instance":
            self.program.method(self.unit, kind.cls, "__contains__", [left.kind])
            return Code(f"{wrapped(right, PRIMARY)}.__contains__({left.text})", BOOL)
        return Code(f"py.contains({right.text}, {left.text})", BOOL)

    def narrow(self, test: ast.expr, holds: bool) -> None:
        """Remember what a condition that holds (or does not) says of a name."""
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            self.narrow(test.operand, not holds)
        elif isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And) == holds:
            for value in test.values:
                self.narrow(value, holds)
        elif isinstance(test, ast.Compare) and isinstance(test.left, ast.Name) and len(test.ops) == 1:
            right, name = test.comparators[0], test.left.id
            if isinstance(right, ast.Constant) and right.value is None and name in self.kinds:
                if isinstance(test.ops[0], ast.IsNot) == holds:
                    self.narrowed[name] = kinds.without_none(self.narrowed.get(name, self.kinds[name]))
        elif isinstance(test, ast.Call) and isinstance(test.func, ast.Name) and test.func.id == "isinstance" and holds:
            self._narrow_to_class(test)

    def _narrow_to_class(self, test: ast.Call) -> None:
        name = test.args[0]
        if isinstance(name, ast.Name) and name.id in self.kinds:
            annotation = self.at.annotation(test.args[1])
            kind = self.program.kind(annotation)
            known = {list: kinds.list_of(ANY), tuple: kinds.list_of(ANY), dict: kinds.dict_of(STR, ANY)}
            kind = known.get(annotation, kind)
            if kind != ANY and self.narrowed.get(name.id, self.kinds[name.id]) == ANY:
                self.narrowed[name.id] = kind
